/** The section of the rules that is open beside the text that refers to it. */
interface Shown {
  readonly section: string;
  readonly anchor: HTMLElement;
}

let shown = $state.raw<Shown | null>(null);

export const shownSection = (): Shown | null => shown;
export const showSection = (section: string, anchor: HTMLElement): void => void (shown = { section, anchor });
export const hideSection = (): void => void (shown = null);
