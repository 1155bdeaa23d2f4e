/** Sizes that one side may send and the other side checks. Characters are UTF-16 code units. */

/** A WebSocket message of a client. An action is one line. */
export const MAX_MESSAGE_CHARS = 16_384;
export const MAX_ACTION_CHARS = 4_000;
/** A name that a person chooses. */
export const MAX_PLAYER_NAME_CHARS = 40;
/** A name as a request may carry it, before the server trims it and refuses it with a reason. */
export const MAX_GIVEN_NAME_CHARS = 200;
/** A name as the server may send it: a set-up's names may be longer than those that people choose. */
export const MAX_SHOWN_NAME_CHARS = 100;
/** A line of chat, after invisible characters are removed. */
export const MAX_CHAT_CHARS = 200;
/** A line of chat as a request may carry it. */
export const MAX_GIVEN_CHAT_CHARS = 400;
/** A record that is brought to the server. A race of 700 actions has about 150,000 characters. */
export const MAX_BROUGHT_RECORD_CHARS = 1_500_000;
/** A pass phrase as a request may carry it. */
export const MAX_GIVEN_PASSPHRASE_CHARS = 400;
export const MAX_PASSPHRASE_CHARS = 200;
export const MAX_PUSH_ENDPOINT_CHARS = 1_000;
export const MAX_HOOK_CHARS = 500;

export const MAX_SEATS = 32;
/** How long a question to several seats stays open. */
export const MAX_QUESTION_WINDOW_MS = 60_000;
/** How long one step of a bot stays on screen. */
export const MAX_BOT_STEP_MS = 5_000;
/** How much later than the riders spectators may see a race: one hour. */
export const MAX_SPECTATOR_DELAY_S = 3_600;
export const MIN_CLOCK_MS = 100;
/** 31 days. */
export const MAX_CLOCK_MS = 31 * 24 * 3_600_000;
/** The part of a page's address that a short link stands for. */
export const MAX_LINKED_CHARS = 60_000;
/** A record of the race of the day. The longest stage has about 150,000 characters. */
export const MAX_DAY_RECORD_CHARS = 400_000;
