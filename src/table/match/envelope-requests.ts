import type { Refusal, Seat } from '../../kit/index.ts';
import { refusal } from '../../kit/index.ts';
import type { EnvelopeDecision, Envelopes } from './envelopes.ts';
import { decideAllShown, decideCallingOff, decideCommitment, decideOpening } from './envelopes.ts';
import type { Host } from './host-options.ts';

/**
 * The part of a host that handles the words for the dice in their envelopes.
 * @param seal the operator's; null in a race that has no words in envelopes
 * @param decide stores what a request decides on the envelopes as they are then
 */
export function envelopeRequests<A, E>(
  isSeat: (seat: Seat) => boolean,
  seal: string | null,
  decide: (request: (envelopes: Envelopes) => EnvelopeDecision) => Promise<Refusal | null>,
): Pick<Host<A, E>, 'commitWords' | 'showEnvelopes' | 'openWords' | 'callOff'> {
  const refuse = (): EnvelopeDecision => refusal('table-no-envelopes', '');
  const handle = (request: (envelopes: Envelopes, seal: string) => EnvelopeDecision): Promise<Refusal | null> =>
    decide(seal === null ? refuse : (envelopes) => request(envelopes, seal));
  const handleFor = (seat: Seat, request: (envelopes: Envelopes, seal: string) => EnvelopeDecision): Promise<Refusal | null> =>
    isSeat(seat) ? handle(request) : Promise.resolve(refusal('table-no-seat', ''));
  return {
    commitWords: (seat, commitment) => handleFor(seat, (envelopes) => decideCommitment(envelopes, seat, commitment)),
    showEnvelopes: () => handle(decideAllShown),
    openWords: (seat, salt, words) => handleFor(seat, (envelopes, of) => decideOpening(envelopes, of, seat, { salt, words })),
    callOff: (why) => handle((envelopes) => decideCallingOff(envelopes, why)),
  };
}
