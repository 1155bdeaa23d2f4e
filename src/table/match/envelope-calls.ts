import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { EnvelopeDecision, Envelopes } from './envelopes.ts';
import { decideCallingOff, decideCommitment, decideOpening, decideAllShown } from './envelopes.ts';
import type { Host } from './host-options.ts';

/**
 * What a host offers for the words in their envelopes.
 * @param seal the operator's; null in a race that has no words in envelopes
 * @param decide keeps what comes of a call, decided on the envelopes as they are then
 */
export function envelopeCalls<A, E>(
  isSeat: (seat: Seat) => boolean,
  seal: string | null,
  decide: (call: (envelopes: Envelopes) => EnvelopeDecision) => Promise<Refusal | null>,
): Pick<Host<A, E>, 'commitWords' | 'showEnvelopes' | 'openWords' | 'callOff'> {
  const none = (): EnvelopeDecision => refusal('table-no-envelopes', '');
  const ask = (call: (envelopes: Envelopes, of: string) => EnvelopeDecision): Promise<Refusal | null> =>
    decide(seal === null ? none : (envelopes) => call(envelopes, seal));
  const askFor = (seat: Seat, call: (envelopes: Envelopes, of: string) => EnvelopeDecision): Promise<Refusal | null> =>
    isSeat(seat) ? ask(call) : Promise.resolve(refusal('table-no-seat', ''));
  return {
    commitWords: (seat, commitment) => askFor(seat, (now) => decideCommitment(now, seat, commitment)),
    showEnvelopes: () => ask(decideAllShown),
    openWords: (seat, salt, words) => askFor(seat, (now, of) => decideOpening(now, of, seat, { salt, words })),
    callOff: (why) => ask((now) => decideCallingOff(now, why)),
  };
}
