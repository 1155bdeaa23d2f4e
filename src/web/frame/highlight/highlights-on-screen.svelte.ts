import type { AnySession } from '../../session/session.svelte.ts';
import type { Highlight } from './highlight.ts';
import { Reel, type ShownHighlight } from './reel.ts';

/** The parts of a session that decide how long its highlights are shown. */
type ShownSession = Pick<AnySession, 'hasQuestion' | 'over' | 'isRemote' | 'people'> & {
  readonly saving: Pick<AnySession['saving'], 'status'>;
  readonly timing: Pick<AnySession['timing'], 'pace' | 'patience' | 'linger'>;
};

/** The highlights of the last step, shown as cards over the picture while the race waits. */
export class HighlightsOnScreen {
  card = $state.raw<ShownHighlight | null>(null);
  readonly #reel: Reel;

  /** @param onEnd called when the last card is gone */
  constructor(onEnd: () => void) {
    this.#reel = new Reel((card) => {
      this.card = card;
      if (card === null) onEnd();
    });
  }

  /**
   * Shows highlights, and lets the race wait meanwhile. For a player who lets the race go on himself, one about his rider stays until it is
   * seen, unless he brought it about.
   * @param during `watching`: a card of an earlier step goes. `stage-end`: the race waits by itself
   */
  show(session: ShownSession, highlights: readonly Highlight[], during: 'playing' | 'watching' | 'stage-end'): void {
    if (during === 'watching') this.#reel.end();
    const canWait =
      during === 'playing' && !session.isRemote && session.saving.status !== 'elsewhere' && session.timing.patience === 'told';
    const stays = ({ own, events }: Highlight): boolean =>
      canWait && own && !session.hasQuestion && !session.over && !events.every(({ seat }) => session.people.includes(seat));
    const milliseconds = this.#reel.show(highlights, session.timing.pace, stays);
    if (during === 'stage-end') session.timing.linger(Infinity);
    else if (milliseconds > 0) session.timing.linger(milliseconds);
  }

  next(): void {
    this.#reel.next();
  }

  /** Removes a card that waits for the player. */
  endStaying(): void {
    if (this.#reel.current?.stays) this.#reel.end();
  }

  end(): void {
    this.#reel.end();
  }
}
