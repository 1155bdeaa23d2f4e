import type { AnySession } from '../../session/session.svelte.ts';
import { createFocusMover, type QuestionFocus } from './focus-question.ts';

interface FocusedRace extends QuestionFocus {
  /** The race on screen; null while it is opened. */
  readonly session: () => AnySession | null;
  /** As `panelKind`. */
  readonly panel: () => string;
}

/**
 * Moves the focus to the question whenever the element that had it is gone: when the race goes on, and when a question comes without a step. Call it
 * while the race screen is created. `move` does it for any other reason, with the next frame.
 */
export function createQuestionFocus(race: FocusedRace): { readonly move: () => void; readonly leaveAnsweredButton: () => void } {
  const move = createFocusMover(race);
  // the button that let the race go on is gone
  $effect(() => {
    const session = race.session();
    if (session && !session.timing.waits) move();
  });
  $effect(() => {
    const session = race.session();
    // the rules' question may come without a step, when the device has changed hands
    if (session?.hasQuestion && race.panel() === session.pending.kind) move();
    // the button that answered is gone, and bots wait for another one
    if (session?.timing.waitsForPlayer && race.panel() === 'bots') move();
  });
  let answeredPanel = '';
  return {
    move,
    /** Takes the focus off the button that answered before it goes, because the browser would lay out the half-changed page once more for it. */
    leaveAnsweredButton() {
      const active = document.activeElement;
      if (answeredPanel !== '' && answeredPanel !== race.panel() && active instanceof HTMLElement && active.matches('.go [data-main]'))
        active.blur();
      answeredPanel = race.panel();
    },
  };
}
