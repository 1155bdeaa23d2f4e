import type { CalibratedField, Calibration } from '../calibration.ts';
import medium from './calibration.json' with { type: 'json' };
import mixed from './calibration-mixed.json' with { type: 'json' };
import stages from './calibration-stages.json' with { type: 'json' };

export const calibrations: Readonly<Record<CalibratedField, Calibration>> = { medium, mixed, stages };
