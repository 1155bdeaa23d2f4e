export { isAllowedWebhook as isAllowedHook } from './webhook.ts';
export { createNotices } from './notices.ts';
export type { Notices } from './notices.ts';
export { createPush } from './push.ts';
export type { Push } from './push.ts';
export { createNoticeWords as createSaying } from './notice-words.ts';
export { createTurnWatch } from './turn-watch.ts';
