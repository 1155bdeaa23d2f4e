/** Counters and gauges in the text format of Prometheus. */
export interface Metrics {
  /** @param by 1 by default */
  count(name: Counter, by?: number): void;
  set(name: string, value: number): void;
  /** Adds gauges that are read with each request. */
  read(source: () => Readonly<Record<string, number>>): void;
  text(): string;
}

/** They start at 0, so that the first event is visible as an increase. */
const COUNTERS = [
  ...(['messages_in', 'messages_out', 'messages_refused', 'messages_slow', 'requests_limited'] as const),
  ...(['appends', 'appends_taken', 'appends_failed', 'append_seconds', 'rows_kept'] as const),
] as const;
type Counter = (typeof COUNTERS)[number];

const PREFIX = 'windschatten_';

export function createMetrics(): Metrics {
  const counts = new Map<Counter, number>(COUNTERS.map((name) => [name, 0]));
  const present = new Map<string, number>();
  const sources: (() => Readonly<Record<string, number>>)[] = [];
  return {
    count: (name, by = 1) => void counts.set(name, (counts.get(name) ?? 0) + by),
    set: (name, value) => void present.set(name, value),
    read: (source) => void sources.push(source),
    text() {
      const read = sources.flatMap((source) => Object.entries(source()));
      const lines = [
        ...[...counts].map(([name, value]) => ({ name: `${name}_total`, value, type: 'counter' })),
        ...[...present, ...read].map(([name, value]) => ({ name, value, type: 'gauge' })),
      ];
      return lines.map(({ name, value, type }) => `# TYPE ${PREFIX}${name} ${type}\n${PREFIX}${name} ${value}\n`).join('');
    },
  };
}
