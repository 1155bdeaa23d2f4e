import { CARD_NAMES, forecast, type Action, type Forecast } from '../../../games/ausreisser/index.ts';
import type { Refusal, Seat } from '../../../kit/index.ts';
import { layingOf, type RaceScreenModel } from '../race-screen-model.svelte.ts';
import type { ShownRace } from '../race-session.ts';

export const SPECIALS: readonly string[] = ['spurt', 'hill', 'wind'];

/** The cards that are picked for a lay: one speed card, spurts, perhaps a hill. */
export class Choosing {
  /** Empty: none yet. */
  speed = $state('');
  spurts = $state(0);
  hill = $state(false);
  readonly #model: RaceScreenModel<ShownRace>;
  readonly seat: Seat;

  constructor(model: RaceScreenModel<ShownRace>) {
    this.#model = model;
    this.seat = model.session.pending.seat;
    // a rider who may still draw picks a card by himself
    if (model.suggests && model.session.pending.kind === 'lay') this.speed = this.#sensible;
  }

  /** Picks the cards of an action. */
  put({ cards }: Extract<Action, { type: 'lay' }>): void {
    const names = cards.map((card) => CARD_NAMES[card] ?? '');
    this.speed = names.find((name) => !SPECIALS.includes(name)) ?? '';
    this.spurts = names.filter((name) => name === 'spurt').length;
    this.hill = names.includes('hill');
  }

  get cards(): readonly string[] {
    if (this.speed === '') return this.#specials;
    return [this.speed, ...this.#specials];
  }

  get #specials(): readonly string[] {
    return [...Array.from({ length: this.spurts }, () => 'spurt'), ...(this.hill ? ['hill'] : [])];
  }

  /** The action of the picked cards, or why it cannot be done. */
  get picked(): { readonly action: Action | null; readonly refusal: Refusal | null } {
    if (this.speed === '') return { action: null, refusal: null };
    const action = layingOf(this.cards);
    const refusal = this.#model.whyNot(this.seat, action);
    return { action: refusal === null ? action : null, refusal };
  }

  /** The forecast of all picked cards. */
  get brings(): Forecast | null {
    return this.speed === '' ? null : this.#forecast(this.cards);
  }

  /** The forecast of a speed card with the picked specials. */
  bringsOf(card: string): Forecast | null {
    return this.#forecast([card, ...this.#specials]);
  }

  /** Why a hill cannot be laid now, with any speed card; null where it can. */
  get whyNoHill(): Refusal | null {
    return this.#model.whyNot(this.seat, layingOf([this.speed === '' ? this.#sensible : this.speed, 'hill']));
  }

  /** The card that is picked at first: the lowest of those that win most minutes back or cost fewest. */
  get #sensible(): string {
    const speeds = (this.#model.view.hand ?? []).filter(({ card }) => !SPECIALS.includes(card));
    const costs = speeds.map(({ card, brings }) => ({ card, minutes: brings?.change ?? 0 }));
    const least = Math.min(...costs.map(({ minutes }) => minutes));
    return costs.find(({ minutes }) => minutes === least)?.card ?? '';
  }

  #forecast(cards: readonly string[]): Forecast | null {
    return forecast(
      this.#model.session.state,
      this.seat,
      cards.map((card) => CARD_NAMES.indexOf(card)),
    );
  }
}
