import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { EnvelopeWish, Envelopes } from './envelopes.ts';
import { wishToCallOff, wishToCommit, wishToOpen, wishToShowAll } from './envelopes.ts';
import type { Host } from './host-options.ts';

/**
 * What a host offers for the words in their envelopes.
 * @param seal the operator's; null in a race that has no words in envelopes
 * @param decide keeps what comes of a wish, decided on the envelopes as they are then
 */
export function envelopeCalls<A, E>(
  isSeat: (seat: Seat) => boolean,
  seal: string | null,
  decide: (wish: (envelopes: Envelopes) => EnvelopeWish) => Promise<Refusal | null>,
): Pick<Host<A, E>, 'commitWords' | 'showEnvelopes' | 'openWords' | 'callOff'> {
  const none = (): EnvelopeWish => refusal('table-no-envelopes', '');
  const ask = (wish: (envelopes: Envelopes, of: string) => EnvelopeWish): Promise<Refusal | null> =>
    decide(seal === null ? none : (envelopes) => wish(envelopes, seal));
  const askFor = (seat: Seat, wish: (envelopes: Envelopes, of: string) => EnvelopeWish): Promise<Refusal | null> =>
    isSeat(seat) ? ask(wish) : Promise.resolve(refusal('table-no-seat', ''));
  return {
    commitWords: (seat, commitment) => askFor(seat, (now) => wishToCommit(now, seat, commitment)),
    showEnvelopes: () => ask(wishToShowAll),
    openWords: (seat, salt, words) => askFor(seat, (now, of) => wishToOpen(now, of, seat, { salt, words })),
    callOff: (why) => ask((now) => wishToCallOff(now, why)),
  };
}
