/** Rings once at a time that may change. */
export interface Alarm {
  /** @param at milliseconds since 1970; null: not at all */
  set(at: number | null): void;
}

/** Longer than that no timer of Node waits. */
const LONGEST = 2_000_000_000;

/**
 * @param again after so many milliseconds it rings anew where it is set to the same time after it has rung: what was to be done was not
 * @param ring what is to be done
 */
export function createAlarm({
  now,
  again,
  ring,
}: {
  readonly now: () => number;
  readonly again: number;
  readonly ring: () => void;
}): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let set: number | null = null;
  let rung: number | null = null;

  function start(at: number): void {
    const wait = at === rung ? again : Math.min(Math.max(0, at - now()), LONGEST);
    timer = setTimeout(() => {
      set = null;
      if (now() >= at) {
        rung = at;
        ring();
      } else alarm.set(at);
    }, wait);
  }

  const alarm: Alarm = {
    set(at) {
      if (at === set) return;
      clearTimeout(timer);
      set = at;
      if (at !== null) start(at);
    },
  };
  return alarm;
}
