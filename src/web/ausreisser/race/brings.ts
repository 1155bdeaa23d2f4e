import type { Forecast } from '../../../games/ausreisser/index.ts';
import { say } from '../say.ts';

/** Two words on what a card would bring. */
export function bringsWord({ result, change }: Forecast, when: 'opening' | 'riding'): string {
  if (result === 'led' && when === 'opening') return say('brings.open');
  return say(`brings.${result}`, { change: Math.abs(change) });
}

/** A sentence on what a whole selection would bring. */
export function bringsSentence(forecast: Forecast, facts: { readonly name: string; readonly tempo: number | null }): string {
  const { result, speed, minutes, change } = forecast;
  if (facts.tempo === null) return say('total.open', { name: facts.name, speed });
  const told = { name: facts.name, tempo: facts.tempo, speed, minutes, change: Math.abs(change) };
  return say(result === 'won-back' && minutes === 0 ? 'total.home' : `total.${result}`, told);
}
