import type { ToyAction, ToyView } from '../../kit/toy-game.ts';
import type { RaceSession } from './race-session.ts';

/** A toy race on screen, with the card about to be laid. */
export class RaceScreenModel {
  readonly session: RaceSession;
  chosen = $state.raw<ToyAction | null>(null);

  constructor(session: RaceSession) {
    this.session = session;
  }

  get view(): ToyView {
    return this.session.view;
  }

  rest(): void {
    this.chosen = this.session.choices[0] ?? null;
  }
}
