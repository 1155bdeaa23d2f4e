import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

/** Rendered sounds: none clips, all are about equally loud, and each has a fitting pitch. */

const ENTRY = new URL('../../src/web/frame/race/make-sounds.ts', import.meta.url).pathname;
let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Measured {
  readonly peak: number;
  /** The peak without the limiter. */
  readonly alone: number;
  /** The loudest 400 ms, weighted for the ear as ITU-R BS.1770 does it, in LUFS. */
  readonly loudness: number;
  /** The centre of its power, in Hz. */
  readonly middle: number;
}

/** Renders in the page each sound plain and through the filters of BS.1770, then all of them at once. */
const MEASURE = `async ({ MAKERS, limited }) => {
  const RATE = 48000;
  const render = async (make, ear) => {
    const audio = new OfflineAudioContext(1, RATE * 2.5, RATE);
    const shelf = new BiquadFilterNode(audio, { type: 'highshelf', frequency: 1500, gain: 4 });
    const low = new BiquadFilterNode(audio, { type: 'highpass', frequency: 38, Q: -6 });
    shelf.connect(low).connect(audio.destination);
    make(ear ? shelf : audio.destination, 0.1);
    return (await audio.startRendering()).getChannelData(0);
  };
  const peakOf = (samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const found = {};
  for (const [name, make] of Object.entries(MAKERS)) {
    // as the page plays it
    const through = (out, at) => make(limited(out), at);
    const plain = await render(through, false);
    const weighted = await render(through, true);
    const WINDOW = RATE * 0.4;
    let loudest = 0;
    for (let from = 0; from + WINDOW <= weighted.length; from += RATE * 0.05)
      loudest = Math.max(loudest, weighted.subarray(from, from + WINDOW).reduce((sum, each) => sum + each * each, 0) / WINDOW);
    // the ratio of slope to power gives the centre of the power for noise and tones alike
    let slopes = 0, power = 0;
    for (let i = 1; i < plain.length; i++) { slopes += (plain[i] - plain[i - 1]) ** 2; power += plain[i] ** 2; }
    found[name] = {
      peak: peakOf(plain),
      alone: peakOf(await render(make, false)),
      loudness: -0.691 + 10 * Math.log10(loudest),
      middle: (Math.sqrt(slopes / power) * RATE) / (2 * Math.PI),
    };
  }
  const together = (out, at) => Object.values(MAKERS).forEach((make) => make(out, at));
  const [clipped, bent] = [await render(together, false), await render((out, at) => together(limited(out), at), false)];
  return { found, clipped: peakOf(clipped), bent: peakOf(bent) };
}`;

test('levels and pitch of every sound', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['es'] } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  const { page } = await site.visit({ bypassCSP: true });
  const module = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  const {
    found: all,
    clipped,
    bent,
  }: { found: Readonly<Record<string, Measured>>; clipped: number; bent: number } = await page.evaluate(
    `import(${JSON.stringify(module)}).then((makers) => (${MEASURE})(makers))`,
  );
  // all at once would clip without the limiter
  expect(clipped).toBeGreaterThan(1);
  expect(bent).toBeGreaterThan(0.9);
  expect(bent).toBeLessThanOrEqual(1);
  const rounded = JSON.stringify(all, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value));
  expect(Object.keys(all).sort()).toEqual(['bell', 'card', 'crowd', 'dice', 'turn', 'wind']);
  for (const [name, { peak, alone, loudness }] of Object.entries(all)) {
    expect(alone, rounded).toBeLessThan(1);
    expect(peak, rounded).toBeLessThan(0.98);
    // short knocks end before they could reach the loudness of the rest
    expect(loudness, rounded).toBeGreaterThan(['dice', 'card'].includes(name) ? -24 : -21);
    expect(loudness, rounded).toBeLessThan(-15);
  }
  // low wind, a crowd in the range of voices, dice and bell high above them
  const { wind, crowd, dice, bell } = all as Record<'wind' | 'crowd' | 'dice' | 'bell', Measured>;
  expect(wind.middle, rounded).toBeLessThan(crowd.middle);
  expect(crowd.middle, rounded).toBeLessThan(dice.middle);
  expect(bell.middle, rounded).toBeGreaterThan(1000);
});
