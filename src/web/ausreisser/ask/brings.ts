import type { Forecast } from '../../../games/ausreisser/index.ts';
import { tScreen } from '../t.ts';

/** What a card would bring, in one word that fits below a small card. */
export function bringsWord({ result, change }: Forecast, when: 'opening' | 'riding'): string {
  if (result === 'led' && when === 'opening') return tScreen('brings.open');
  return tScreen(`brings.${result}`, { change: Math.abs(change) });
}

/** A sentence on what a whole selection would bring. */
export function bringsSentence(forecast: Forecast, name: string): string {
  const { result, speed, minutes, change, tempo } = forecast;
  if (tempo === 0) return tScreen('total.open', { name, speed });
  const facts = { name, tempo, speed, minutes, change: Math.abs(change) };
  return tScreen(result === 'won-back' && minutes === 0 ? 'total.home' : `total.${result}`, facts);
}
