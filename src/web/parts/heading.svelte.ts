/** The text in the top bar instead of the page's name. A race has no heading of its own, because it needs the height for the board. */
export interface Heading {
  readonly title: string;
  readonly beside: string;
}

let current = $state.raw<Heading | null>(null);

export const heading = (): Heading | null => current;
export const setHeading = (next: Heading | null): void => void (current = next);
