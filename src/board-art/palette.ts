import type { Surface } from '../course/index.ts';
import type { Tone } from './landscape.ts';

/**
 * All colours of a drawn board, for poster and page. The landscape keeps within two steps of the paper, so the road
 * stands out. Surfaces also differ in lightness, so that they can be told apart in grey print (uphill darkest,
 * asphalt lightest).
 */
export interface Palette {
  readonly paper: string;
  readonly frame: string;
  readonly ink: string;
  /** Ground colour of each surface, its pattern, and the number on it. */
  readonly surface: Readonly<Record<Surface, string>>;
  readonly pattern: Readonly<Record<Surface, string>>;
  readonly number: Readonly<Record<Surface, string>>;
  readonly casing: string;
  readonly shadow: string;
  readonly row: string;
  readonly thin: string;
  readonly thick: string;
  readonly chequerLight: string;
  readonly chequerDark: string;
  readonly sign: string;
  readonly signText: string;
  readonly dot: string;
  readonly landscape: Readonly<Record<Tone, string>>;
  readonly label: string;
  readonly waterLabel: string;
}

/** The colour schemes of a drawing. */
export const THEMES = ['light', 'dark'] as const;
/** One of the colour schemes. */
export type Theme = (typeof THEMES)[number];

/** The colours of each scheme. */
export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    paper: '#f3ead6',
    frame: '#3b3530',
    ink: '#2a2622',
    surface: { asphalt: '#ead9b4', cobblestone: '#7fb3aa', uphill: '#bf4436', downhill: '#e0a43a' },
    pattern: { asphalt: '#ead9b4', cobblestone: '#5f978f', uphill: '#e58a76', downhill: '#a06c10' },
    number: { asphalt: '#2a2622', cobblestone: '#14302d', uphill: '#fff6e3', downhill: '#3a2505' },
    casing: '#4a4038',
    shadow: '#d9cdb4',
    row: '#2a262266',
    thin: '#2a2622b0',
    thick: '#1a1714',
    chequerLight: '#fffaf0',
    chequerDark: '#211d1a',
    sign: '#211d1a',
    signText: '#fff6e3',
    dot: '#2a2622',
    landscape: {
      field: '#ece3bf',
      furrow: '#e0d5ab',
      meadow: '#e3e3c0',
      stubble: '#f0e0b8',
      wood: '#d3d5b0',
      tree: '#b5c09a',
      treeLight: '#c6cfae',
      water: '#cfdfdc',
      shore: '#b4cbc8',
      hill: '#e9dbbb',
      contour: '#d3bd93',
      wall: '#dccfb4',
      roof: '#dda88c',
      roofDark: '#c78f74',
      steeple: '#8a7763',
      rose: '#dccbab',
      roseDark: '#b9a27c',
    },
    label: '#7a6a56',
    waterLabel: '#6f9492',
  },
  dark: {
    paper: '#18202c',
    frame: '#c9bfa9',
    ink: '#f0e6d0',
    surface: { asphalt: '#62605c', cobblestone: '#3f7d78', uphill: '#ab4035', downhill: '#b98324' },
    pattern: { asphalt: '#62605c', cobblestone: '#2e635f', uphill: '#d98473', downhill: '#6d4c0c' },
    number: { asphalt: '#f6efe0', cobblestone: '#f2fbf8', uphill: '#fff6e3', downhill: '#1d1303' },
    casing: '#0c1118',
    shadow: '#111823',
    row: '#f0e6d055',
    thin: '#f0e6d0b0',
    thick: '#05070a',
    chequerLight: '#f6efe0',
    chequerDark: '#0f1319',
    sign: '#f0e6d0',
    signText: '#18202c',
    dot: '#f6efe0',
    landscape: {
      field: '#1e2731',
      furrow: '#242e38',
      meadow: '#1d2a2f',
      stubble: '#222a30',
      wood: '#151d26',
      tree: '#263a38',
      treeLight: '#2d4541',
      water: '#1d3444',
      shore: '#27445a',
      hill: '#1f2630',
      contour: '#333a42',
      wall: '#131a23',
      roof: '#4d3f3d',
      roofDark: '#3d3231',
      steeple: '#6d6459',
      rose: '#3a424c',
      roseDark: '#59606a',
    },
    label: '#a39a88',
    waterLabel: '#6d93ad',
  },
};
