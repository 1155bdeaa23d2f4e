import type { TableNote } from '../../../games/ausreisser/companion/index.ts';

/** What is picked for the note of a turn. */
export class TurnForm {
  /** The printed speed; 'none' if no card came, '' before one is picked. */
  card = $state('');
  spurts = $state(0);
  winds = $state(0);
  hill = $state(false);
  goneSpurts = $state(0);
  goneHills = $state(0);

  note: (TableNote & { type: 'turn' }) | null = $derived.by(() => {
    if (this.card === '') return null;
    const without = this.card === 'none';
    return {
      type: 'turn',
      card: without ? null : Number(this.card),
      spurts: without ? 0 : this.spurts,
      winds: this.winds,
      hill: !without && this.hill,
      discards: [...new Array<'spurt'>(this.goneSpurts).fill('spurt'), ...new Array<'hill'>(this.goneHills).fill('hill')],
    };
  });

  clear(): void {
    this.card = '';
    this.spurts = this.winds = this.goneSpurts = this.goneHills = 0;
    this.hill = false;
  }

  put(note: TableNote & { type: 'turn' }): void {
    this.card = note.card === null ? 'none' : String(note.card);
    this.spurts = note.spurts;
    this.winds = note.winds;
    this.hill = note.hill;
    this.goneSpurts = note.discards.filter((kind) => kind === 'spurt').length;
    this.goneHills = note.discards.length - this.goneSpurts;
  }
}
