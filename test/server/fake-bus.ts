import { BusFailure, type Bus } from '../../src/server/bus/index.ts';

/** A bus within the test, with a connection for each process. */
export interface FakeBus {
  connect(): Bus;
  /** False: it is away. */
  setUp(isUp: boolean): void;
  /** Sends a text that none of the processes wrote. */
  inject(subject: string, text: string): void;
  /** Requests are lost until their time is over. */
  losing: number;
  /** Lets members of a group take turns. */
  readonly asked: string[];
}

export function createFakeBus(): FakeBus {
  const listeners = new Set<{ readonly by: Bus; readonly subject: string; readonly listener: (text: string) => void }>();
  const members: { readonly subject: string; readonly answer: (text: string) => Promise<string> }[] = [];
  const gaps = new Set<() => void>();
  let isUp = true;
  let turn = 0;
  const send = (subject: string, text: string, by: Bus | null): void => {
    for (const each of listeners) if (each.subject === subject && each.by !== by) each.listener(text);
  };
  const fake: FakeBus = {
    losing: 0,
    asked: [],
    connect() {
      const bus: Bus = {
        get isConnected() {
          return isUp;
        },
        publish(subject, text) {
          if (isUp) send(subject, text, bus);
        },
        listen(subject, listener) {
          const entry = { by: bus, subject, listener };
          listeners.add(entry);
          return () => void listeners.delete(entry);
        },
        async request(subject, text, timeoutMs) {
          const able = members.filter((member) => member.subject === subject);
          if (!isUp || able.length === 0) throw new BusFailure('away');
          fake.asked.push(text);
          if (fake.losing-- > 0) throw new BusFailure('late');
          const late = new Promise<never>((_, reject) => setTimeout(() => reject(new BusFailure('late')), timeoutMs).unref());
          return Promise.race([able[turn++ % able.length]!.answer(text), late]);
        },
        answer(subject, _group, answer) {
          const member = { subject, answer };
          members.push(member);
          return () => void members.splice(members.indexOf(member), 1);
        },
        onGap(listener) {
          gaps.add(listener);
          return () => void gaps.delete(listener);
        },
        close: () => Promise.resolve(),
      };
      return bus;
    },
    setUp(next) {
      isUp = next;
      if (isUp) gaps.forEach((listener) => listener());
    },
    inject: (subject, text) => send(subject, text, null),
  };
  return fake;
}
