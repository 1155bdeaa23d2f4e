export { readWebhook } from './webhook.ts';
export { createNotices } from './notices.ts';
export type { Notices } from './notices.ts';
export { createPush } from './push.ts';
export type { Push } from './push.ts';
export { createNoticeWords } from './notice-words.ts';
export { createTurnWatch } from './turn-watch.ts';
