import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NS_PER_S = 1e9;

/** Measures how late timers ring. The result returns the gauges since its last call. */
export function measureLoopLag(): () => { readonly event_loop_lag_p99_seconds: number; readonly event_loop_lag_max_seconds: number } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // the histogram counts the interval of its timer, too
  const late = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NS_PER_S - RESOLUTION_MS / 1000) : 0;
  return () => {
    const lag = { event_loop_lag_p99_seconds: late(delay.percentile(99)), event_loop_lag_max_seconds: late(delay.max) };
    delay.reset();
    return lag;
  };
}
