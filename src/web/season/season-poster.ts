import { curveOf, memberStandings, SEASON_JERSEYS, wearersOf, type Season, type SeasonJersey } from '../../table/index.ts';
import { formatDay } from '../lib/format-day.ts';
import { t } from '../lib/words.svelte.ts';
import { formatPoster, type PosterDrawing } from '../frame/result/poster.ts';
import { pngOf } from '../frame/result/save-poster.ts';
import { saveBlob } from '../session/save.ts';
import { tSeason } from './t.ts';

/** The poster of a season: its jerseys, the standings, and who won what. */

const [JERSEY, GAP] = [100, 30];
const LINE_COLOURS = ['#b3261e', '#1f5fa8', '#2e7d4f', '#a15c00', '#6b3fa0', '#00727a', '#7a5230', '#8a8a00'];
const OUTLINE = 'M30 8 42 14Q50 20 58 14L70 8 96 28 84 46 74 40V94H26V40L16 46 4 28Z';
const DOTS = [32, 50, 68].flatMap((x) => [36, 54, 72, 88].map((y) => `<circle cx="${x}" cy="${y}" r="5.5" fill="#c62828"/>`)).join('');
const FILLS: Readonly<Record<SeasonJersey, readonly [fill: string, more: string]>> = {
  yellow: ['#f7c600', ''],
  points: ['#2e9e44', ''],
  mountains: ['#fff', DOTS],
  combativity: ['#fff', '<rect x="36" y="46" width="28" height="28" fill="#c62828"/>'],
};

/** The four jerseys in a row. */
function drawJerseys(jerseys: readonly SeasonJersey[]): PosterDrawing {
  const width = jerseys.length * (JERSEY + GAP) - GAP;
  const parts = jerseys.map((jersey, i) => {
    const [fill, more] = FILLS[jersey];
    return `<g transform="translate(${i * (JERSEY + GAP)} 0)"><path d="${OUTLINE}" fill="${fill}" stroke="#1d2a35" stroke-width="3"/>${more}</g>`;
  });
  // no higher than a quarter of the poster's width
  return {
    width: Math.max(width, 380),
    height: JERSEY,
    text: `<g transform="translate(${Math.max(0, (380 - width) / 2)} 0)">${parts.join('')}</g>`,
  };
}

/** The points of the members from race to race. */
function drawCurves(season: Season, members: readonly string[]): PosterDrawing {
  const curves = members.map((member) => [0, ...curveOf(season, member)]);
  const [width, height] = [960, 300];
  const [lowest, highest] = [Math.min(0, ...curves.flat()), Math.max(1, ...curves.flat())];
  const x = (i: number, length: number): number => Math.round((i * width) / Math.max(1, length - 1));
  const y = (value: number): number => Math.round(height - ((value - lowest) * height) / (highest - lowest));
  const lines = curves.map((curve, k) => {
    const points = curve.map((value, i) => `${x(i, curve.length)},${y(value)}`).join(' ');
    return `<polyline points="${points}" fill="none" stroke="${LINE_COLOURS[k % LINE_COLOURS.length]!}" stroke-width="5" stroke-linejoin="round"/>`;
  });
  return { width, height, text: `<path d="M0 ${y(0)}H${width}" stroke="#8a8577" stroke-width="2"/>${lines.join('')}` };
}

/** @returns whether the browser could make it */
export async function saveSeasonPoster(season: Season, format: 'svg' | 'png'): Promise<boolean> {
  const lines = memberStandings(season);
  const ridden = season.races.filter(({ result }) => result !== null);
  const worn = SEASON_JERSEYS.filter((jersey) => wearersOf(jersey, lines).length > 0);
  const nameOf = (id: string): string => season.members.find((member) => member.id === id)?.name ?? '';
  const line = (what: string, names: readonly string[]): string => tSeason('poster-line', { what, name: names.join(', ') });
  const jerseys = worn.map((jersey) => {
    const wearers = wearersOf(jersey, lines);
    return line(
      tSeason(`jersey-${jersey}`),
      wearers.map(({ name, value }) => tSeason('wearer', { name, value })),
    );
  });
  const winners = ridden.map(({ title, result }) => {
    const first = result!.rows.filter(({ place }) => place === 1).map(({ member }) => nameOf(member));
    return line(`${title}, ${formatDay(result!.date)}`, first);
  });
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  const { svg, width, height } = formatPoster({
    over: tSeason('poster-over', { count: ridden.length, all: season.races.length }),
    title: season.settings.name,
    table: lines.map(({ rank, member, total }) => ({
      rank,
      name: member.name,
      points: tSeason('points-of', { count: total }).replace('-', '−'),
    })),
    heading: tSeason('poster-jerseys'),
    sentences: [...jerseys, ...winners],
    drawings: [
      drawJerseys(worn),
      ...(ridden.length > 1
        ? [
            drawCurves(
              season,
              lines.map(({ member }) => member.id),
            ),
          ]
        : []),
    ],
    colours: { ground: colour('--paper'), ink: colour('--ink'), soft: colour('--ink-soft') },
    signed: t('app.name'),
  });
  const drawn = new Blob([svg], { type: 'image/svg+xml' });
  const blob = format === 'svg' ? drawn : await pngOf(drawn, width, height);
  if (blob !== null) saveBlob(`windschatten-season.${format}`, blob);
  return blob !== null;
}
