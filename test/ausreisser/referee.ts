import type { Event } from '../../src/games/ausreisser/index.ts';

/**
 * A second referee: a separate implementation of the rules that uses only what a spectator is sent (DA 7). It
 * shares no code with the game and throws if an event differs from the one it expects.
 */
export class Referee {
  private readonly riders: number;
  private readonly all: number;
  private leader = -1;
  private tempo = 0;
  private hill = false;
  private hillsOpen = 0;
  private stock = 0;
  private minutes: number[] = [];
  private hands: number[] = [];
  /** By rider: cards not drawn in time in this stage, and lost to it. */
  private forgotten: number[] = [];
  private totals: number[];
  private rider = -1;
  private winds = 0;
  private laid: { readonly speed: number; readonly spurts: number; readonly hill: boolean; readonly drawn: number } | null = null;
  private judged = false;
  private refilled = false;
  /** The riders still to be asked; empty at the end of the questions. */
  private asking: number[] = [];
  private stages = 0;

  /** Whether every rider replaces a hill of his own turn in that turn, not only the leader. */
  private readonly sameTurn: boolean;

  constructor(riders: number, game: 'full' | 'simple', hillCard: 'next-turn' | 'same-turn' = 'next-turn') {
    this.riders = riders;
    this.sameTurn = hillCard === 'same-turn';
    this.all = game === 'full' ? 99 : 84;
    this.totals = new Array<number>(riders).fill(0);
  }

  private expect(what: string, found: unknown, expected: unknown): void {
    if (found !== expected) throw new Error(`referee: ${what}: ${String(found)} instead of ${String(expected)}`);
  }

  see(event: Event): void {
    switch (event.type) {
      case 'lead-won':
        this.leader = event.rider;
        break;
      case 'stage-began':
        this.expect('who opens the stage', event.leader, this.leader);
        Object.assign(this, { tempo: 0, hill: false, hillsOpen: 0, stock: this.all, rider: -1, laid: null, judged: false, asking: [] });
        this.minutes = new Array<number>(this.riders).fill(0);
        this.hands = new Array<number>(this.riders).fill(0);
        this.forgotten = new Array<number>(this.riders).fill(0);
        break;
      case 'dealt-hidden':
      case 'drew-hidden':
        this.draw(event.rider);
        break;
      case 'turn-began':
        this.beginTurn(event.rider);
        break;
      case 'hill-over':
        this.expect('whose turn ends the hill', this.rider, this.leader);
        this.expect('a hill lies', this.hill, true);
        this.hill = false;
        break;
      case 'wind-laid':
        this.winds++;
        this.hands[event.rider]!--;
        break;
      case 'forgot':
        this.expect('the cards forgotten', event.cards, Math.min(this.stock, this.fullHand(event.rider) - this.hands[event.rider]!));
        this.forgotten[event.rider]! += event.cards;
        break;
      case 'laid':
        this.expect(
          'the hand is full, or the stock empty',
          this.hands[event.rider] === this.fullHand(event.rider) || this.stock === 0,
          true,
        );
        this.expect('no hill is forgotten', this.hill && this.rider === this.leader, false);
        this.hands[event.rider]! -= 1 + event.spurts;
        this.laid = { speed: 39 + event.card, spurts: event.spurts, hill: false, drawn: 0 };
        break;
      case 'hill-laid':
        this.layHill(event.rider, event.how, event.leader, event.tempo);
        break;
      case 'passed':
        this.expect('who is asked', event.rider, this.asking.shift());
        break;
      case 'due':
        if (event.what === 'hill') this.expect('who is to be asked', event.rider, this.nextAsked());
        break;
      case 'led':
      case 'took-lead':
      case 'sheltered':
      case 'kept-up':
      case 'dropped':
      case 'lost':
      case 'won-back':
        this.judge(event);
        break;
      case 'discarded':
        this.hands[event.rider]!--;
        break;
      case 'turn-empty':
        this.expect('the stock of an empty turn', this.stock, 0);
        this.judged = true;
        break;
      case 'stage-ended':
        this.endStage(event.points, event.leader);
        break;
      case 'lead-drawn':
      case 'lead-tied':
      case 'lead-shuffled':
      case 'dealt':
      case 'drew':
      case 'hand-shown':
        break;
    }
  }

  /** The final standings, as seats from the best. */
  finish(standings: readonly { readonly seat: number; readonly points: number }[]): void {
    for (const { seat, points } of standings) this.expect(`total of seat ${seat}`, points, this.totals[seat]);
  }

  private fullHand(rider: number): number {
    return 7 - this.forgotten[rider]!;
  }

  private draw(rider: number): void {
    this.expect('a draw needs a stock', this.stock > 0, true);
    this.stock--;
    this.hands[rider]!++;
    if (this.judged) this.refilled = true;
  }

  private beginTurn(rider: number): void {
    if (this.rider < 0) this.expect('the first turn', rider, this.leader);
    else {
      this.expect('whose turn', rider, (this.rider + 1) % this.riders);
      this.expect('the turn before is judged', this.judged, true);
      const replacesAtOnce = this.sameTurn || this.rider === this.leader;
      this.expect(
        'a hill is replaced',
        this.laid?.hill === true && !this.refilled && this.stock > 0,
        replacesAtOnce ? false : this.laid?.hill === true && this.stock > 0,
      );
      this.expect('all riders were asked', this.asking.length, 0);
      this.expect('the asking was due', this.askingIsDue(), false);
    }
    Object.assign(this, { rider, winds: 0, laid: null, judged: false, refilled: false, asked: false });
  }

  private asked = false;

  private askingIsDue(): boolean {
    const next = (this.rider + 1) % this.riders;
    return !this.asked && this.all === 99 && !this.hill && this.hillsOpen < 5 && next !== this.leader && this.stock > 0;
  }

  private nextAsked(): number {
    if (!this.asked) {
      this.expect('riders may be asked', this.askingIsDue(), true);
      this.asked = true;
      this.asking = Array.from({ length: this.riders }, (_, i) => (this.leader + 1 + i) % this.riders);
    }
    return this.asking[0] ?? -1;
  }

  private layHill(rider: number, how: string, leader: number, tempo: number): void {
    this.expect('another hill lies', this.hill, false);
    this.expect('a hill with an empty stock', this.stock > 0, true);
    this.expect('whose pile', leader, this.leader);
    if (how === 'with-card') {
      this.expect('who lays it with a card', rider, this.rider);
      this.laid = { ...this.laid!, hill: true };
    } else {
      this.expect('who lays it out of turn', rider, this.asking[0]);
      this.asking = [];
    }
    this.hill = true;
    this.hillsOpen++;
    this.hands[rider]!--;
    this.tempo = Math.min(this.tempo, 50);
    this.expect('the tempo under the hill', tempo, this.tempo);
  }

  private judge(event: { readonly type: string; readonly rider: number; readonly speed: number; readonly minutes?: number }): void {
    const { rider, laid } = this;
    if (laid === null || this.judged) throw new Error('referee: nothing to judge');
    this.expect('who is judged', event.rider, rider);
    const speed = Math.min(this.hill ? 50 : 52, laid.speed + 2 * laid.spurts - 2 * this.winds);
    this.expect('the final speed', event.speed, speed);
    this.judged = true;
    const before = this.minutes[rider]!;
    const below = this.tempo - speed;
    if (rider === this.leader) {
      this.expect('the leader', event.type, 'led');
      this.tempo = speed;
    } else if (before === 0 && below < 0 && !this.hill) {
      this.expect('faster than the tempo', event.type, 'took-lead');
      this.leader = rider;
      this.tempo = speed;
    } else {
      const shadow = before === 0 && !this.hill && below <= 2;
      const after = shadow ? 0 : Math.max(0, before + below);
      const expected = shadow
        ? 'sheltered'
        : after === before
          ? 'kept-up'
          : after < before
            ? 'won-back'
            : before === 0
              ? 'dropped'
              : 'lost';
      this.expect(`${before} minutes, ${below} below`, event.type, expected);
      if (event.minutes !== undefined) this.expect('minutes', event.minutes, after);
      this.minutes[rider] = after;
    }
  }

  private endStage(points: readonly number[], leader: number): void {
    this.expect('cards left at the end', this.stock, 0);
    this.expect('the last turn is finished', this.judged, true);
    this.expect('who wears yellow', leader, this.leader);
    this.stages++;
    points.forEach((found, r) => {
      const own = r === this.leader ? 1 : -this.minutes[r]! + 0;
      this.expect(`points of seat ${r}`, found, own === 0 ? 0 : own);
      this.totals[r]! += found;
    });
  }
}
