import { recall, remember } from '../lib/storage.ts';

/** Whether the player sends results of the races of the day. In a file of its own, because the first page asks. */

const AGREED = 'day-agreed';
export const sendsDays = (): boolean => recall(AGREED) !== null;
export const agreeToSendDays = (): void => void remember(AGREED, 'yes');
