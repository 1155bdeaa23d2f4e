/** What the panel of the race screen can show. */
interface PanelState {
  readonly looksBack: boolean;
  readonly watches: boolean;
  readonly isBetweenStages: boolean;
  /** What the game's screen asks before the question of the rules; null: nothing. */
  readonly asksFirst: () => string | null;
  readonly session: {
    readonly hasQuestion: boolean;
    readonly over: boolean;
    readonly pending: { readonly kind: string };
    readonly standstill: { readonly what: 'paused' | 'ended' } | null;
    readonly saving: { readonly damage: unknown };
  };
}

/** What the panel shows (`data-asked`): the kind of the rules' question, or `bots` while others play, or one of the states before them. */
export function panelKind({ looksBack, watches, isBetweenStages, asksFirst, session }: PanelState): string {
  if (looksBack) return 'moment';
  if (watches) return 'watch';
  if (session.saving.damage !== null && !session.over) return 'damaged';
  if (session.standstill?.what === 'paused') return 'paused';
  if (session.over || session.standstill) return 'over';
  if (isBetweenStages) return 'stage';
  return asksFirst() ?? (session.hasQuestion ? session.pending.kind : 'bots');
}
