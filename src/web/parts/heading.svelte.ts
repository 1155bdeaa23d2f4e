/** What the bar at the top says instead of the page's name: a race needs its height for the board. */
export interface Heading {
  readonly title: string;
  readonly beside: string;
}

let current = $state.raw<Heading | null>(null);

export const heading = (): Heading | null => current;
export const setHeading = (next: Heading | null): void => void (current = next);
