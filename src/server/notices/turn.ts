/** Somebody is asked and not there. Everything in it everybody with the link may know. */
export interface Turn {
  readonly race: string;
  readonly game: string;
  readonly seat: number;
  readonly name: string;
  readonly entries: number;
}
