export { CHAT_KINDS, CHAT_LEVELS, CHAT_PHRASES, type ChatLevel, type ChatLineDto, type ChatLineRequest } from './chat.ts';
export {
  DOCUMENT_KINDS,
  documentNumberSchema,
  documentSchema,
  MAX_DOCUMENT_CHARS,
  MAX_DOCUMENT_OPERATIONS,
  MAX_OPERATIONS_CHARS,
  MAX_SENT_OPERATIONS,
  newDocumentRequestSchema,
  newDocumentSchema,
  operationsRequestSchema,
  tableOperationSchema,
  type DocumentDto,
  type DocumentKind,
} from './documents.ts';
export type { Immutable } from './immutable.ts';
export { clientMessageSchema, type ClientMessage, type LineRequest, type TableRequest } from './client-messages.ts';
export {
  MAX_BROUGHT_RECORD_CHARS,
  MAX_CHAT_CHARS,
  MAX_DAY_RECORD_CHARS,
  MAX_LINKED_CHARS,
  MAX_MESSAGE_CHARS,
  MAX_PASSPHRASE_CHARS,
  MAX_PLAYER_NAME_CHARS,
} from './limits.ts';
export {
  bringRequestSchema,
  dayRequestSchema,
  driverField,
  linkRequestSchema,
  nameRequestSchema,
  openEnvelopeRequestSchema,
  openRequestSchema,
  passphraseRequestSchema,
  readyRequestSchema,
  roomTermsFields,
  shortLinkRequestSchema,
  starterField,
  subscribeRequestSchema,
  takeOverRequestSchema,
  takeSeatRequestSchema,
  unsubscribeRequestSchema,
} from './requests.ts';
export type { BringRequest, DayRequest, OpenRequest, OpenRequestBody, ReadyRequest, SubscribeRequest } from './requests.ts';
export {
  credentialSchema,
  dayTableSchema,
  emptySchema,
  linkedSchema,
  linkSchema,
  lobbySchema,
  openedRaceSchema,
  ownPersonSchema,
  passphraseSchema,
  personSchema,
  raceIdSchema,
  recordSchema,
  shortLinkSchema,
  tokenSchema,
} from './responses.ts';
export type { DayTableDto, OwnPersonDto, PersonDto } from './responses.ts';
export { ownRoomSchema, RACE_PHASES, STARTERS } from './room.ts';
export type { EnvelopesDto, RacePhase, RoomDto, Starter } from './room.ts';
export {
  CREDENTIAL_PATTERN,
  ONLINE_MARK,
  SECRET_LENGTH,
  SECRET_PATTERN,
  SECRETS_IN_TEXT,
  SHARED_TOKEN_PATTERN,
  sharedToken,
  SHORT_LINK_PATTERN,
} from './secrets.ts';
export { problemsSchema, serverMessageSchema, type ErrorCode, type ServerMessage } from './server-messages.ts';
export { serverInfoSchema, type ServerInfo } from './server-info.ts';
export { ABSENCES, CLOCKS, isZone, MAX_HOLIDAY_DAYS, MAX_WEEKDAYS_OFF } from './table-terms.ts';
export { MIN_PROTOCOL_VERSION, PROTOCOL_VERSION, VERSION_HEADER } from './version.ts';
