import type { Place } from '../../../games/reifenbreite/index.ts';
import type { Ground } from './ground.ts';

/**
 * Places of one kind are the same to whoever judges, since every number that he asks of a place is: on a straight piece of road those beside each other. Whoever is home
 * is asked nothing more.
 */
export function kindsOf({ course, pace, toFinish, surface, mean, ridden }: Omit<Ground, 'kinds'>): Int16Array {
  const home = course.lines.length;
  const known = new Map<string, number>();
  return Int16Array.from({ length: course.placeCount }, (_, place: Place) => {
    const crossed = course.crossed[place]!;
    const numbers = [crossed, toFinish[place], surface[place], mean[place], ridden[place], ...pace.toLine.map((turns) => turns[place])];
    return number(known, crossed === home ? 'home' : numbers.join(' '));
  });
}

/** [place]: its kind and those of so many behind it in its lane, as one number. */
export function kindsBack({ course, kinds }: Ground, places: number): Int16Array {
  for (let n = kinds.length; n <= places; n++) {
    const known = new Map<string, number>();
    kinds.push(
      kinds[0]!.map((kind, place) => {
        const behind = course.back[place]!;
        return number(known, `${kind} ${behind < 0 ? -1 : kinds[n - 1]![behind]!}`);
      }),
    );
  }
  return kinds[places]!;
}

/** One more for each that was not known. */
function number(known: Map<string, number>, what: string): number {
  const kind = known.get(what) ?? known.size;
  known.set(what, kind);
  return kind;
}
