export { isAllowedHook } from './hook.ts';
export { createNotices } from './notices.ts';
export type { Notices } from './notices.ts';
export { createPush } from './push.ts';
export type { Push } from './push.ts';
export { createSaying } from './saying.ts';
export { createTurnWatch } from './turn-watch.ts';
