export { BusFailure } from './bus.ts';
export type { Bus } from './bus.ts';
export { connectNats } from './nats.ts';
