/** Counts and present numbers, in the text form that Prometheus reads. */
export interface Figures {
  count(name: string): void;
  set(name: string, value: number): void;
  /** Asked each time the figures are. */
  read(source: () => Readonly<Record<string, number>>): void;
  text(): string;
}

const PREFIX = 'windschatten_';

export function createFigures(): Figures {
  const counts = new Map<string, number>();
  const present = new Map<string, number>();
  const sources: (() => Readonly<Record<string, number>>)[] = [];
  return {
    count: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
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
