/** A timer for one moment that may change. */
export interface Alarm {
  /** @param at milliseconds since 1970; null: off */
  set(at: number | null): void;
}

export interface AlarmOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long the alarm waits when it is set again to the moment at which it has just rung, because the work failed. */
  readonly retryMs: number;
  readonly onTime: () => void;
}

/** Node's timers wait no longer than 24 days. */
const MAX_TIMER_MS = 2_000_000_000;

export function createAlarm({ now, retryMs, onTime }: AlarmOptions): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let target: number | null = null;
  let lastRung: number | null = null;

  function start(at: number): void {
    const wait = at === lastRung ? retryMs : Math.min(Math.max(0, at - now()), MAX_TIMER_MS);
    timer = setTimeout(() => {
      target = null;
      if (now() >= at) {
        lastRung = at;
        onTime();
      } else alarm.set(at);
    }, wait);
  }

  const alarm: Alarm = {
    set(at) {
      if (at === target) return;
      clearTimeout(timer);
      target = at;
      if (at !== null) start(at);
    },
  };
  return alarm;
}
