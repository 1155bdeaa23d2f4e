import type { Random } from '../../kit/index.ts';

/** The option with the greatest worth; ties are broken at random. */
export function bestOf<Option>(options: readonly Option[], worth: (option: Option) => number, random: Random): Option {
  let best: Option[] = [];
  let most = -Infinity;
  for (const option of options) {
    const value = worth(option);
    if (value > most) [most, best] = [value, [option]];
    else if (value === most) best.push(option);
  }
  return best.length === 1 ? best[0]! : best[random.below(best.length)]!;
}
