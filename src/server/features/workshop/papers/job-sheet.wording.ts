/** Texts of a job sheet about the machine: settings and warnings. */
import type { Process } from '../../../../artwork/design/design.ts';
import { STANDARD_RELIEF } from '../../../../artwork/production/machine-settings.ts';
import type {
  LaserWork,
  MachineSettings,
} from '../../../../artwork/production/machine-settings.ts';
import type { DesignSeal } from '../../../../artwork/render/renderer-version.ts';

export interface MachineWork {
  process: Process;
  mirrored: boolean;
  settings: MachineSettings;
}

const PROCESSES: Readonly<Record<Process, string>> = {
  sublimation: 'Sublimation',
  vinyl: 'Heat-pressed vinyl',
  laser: 'Laser',
  etch: 'Etching',
  print3d: '3D printing',
};

const WORKS: Readonly<Record<LaserWork, string>> = {
  cut: 'cut (red)',
  score: 'score (blue)',
  engrave: 'engrave (black)',
};

/** Labels and values, in the order in which the machine needs them. */
export function settingsOf({ process, mirrored, settings }: MachineWork): [string, string][] {
  const values: [string, string | undefined][] = [
    ['Process', PROCESSES[process]],
    ['Mirrored', mirrored ? 'Yes, the files are mirrored already' : 'No'],
    ...ofHeat(settings),
    ...(process === 'laser' || process === 'etch' ? ofBeam(settings) : []),
    ...(process === 'print3d' ? ofPrinter(settings) : []),
    ['Mind', settings.note],
  ];
  return values.filter((pair): pair is [string, string] => pair[1] !== undefined);
}

/** @param pieces see MachineSet */
export function warningsOf({ process }: MachineWork, pieces: number): string[] {
  if (pieces <= 1) return [];
  return [
    process === 'print3d'
      ? `${pieces} loose pieces: nothing holds the letters together.`
      : `${pieces} loose pieces fall out when this is cut.`,
  ];
}

/** Changes of renderer and fonts since the order. The files use the sealed design regardless. */
export function changesSince(sealed: DesignSeal, now: DesignSeal): string[] {
  const fonts = Object.entries(sealed.fonts).flatMap(([font, hash]) =>
    now.fonts[font] === hash ? [] : [font],
  );
  return [
    ...(sealed.renderer === now.renderer
      ? []
      : [`Ordered under renderer ${sealed.renderer}, drawn by ${now.renderer}. ${COMPARE}`]),
    ...(fonts.length === 0
      ? []
      : [`Changed since it was ordered: the lettering ${fonts.join(', ')}. ${COMPARE}`]),
  ];
}

const COMPARE = 'Compare the file with the picture before making it.';

type Pairs = [string, string | undefined][];

const withUnit = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${value} ${unit}`;

const ofHeat = ({ temperatureC, seconds, pressure }: MachineSettings): Pairs => [
  ['Temperature', withUnit(temperatureC, '°C')],
  ['Time', withUnit(seconds, 's')],
  ['Pressure', pressure],
];

const ofBeam = ({
  work = 'engrave',
  powerPercent,
  speedMmPerSecond,
  passes,
}: MachineSettings): Pairs => [
  ['Work', WORKS[work]],
  ['Power', withUnit(powerPercent, '%')],
  ['Speed', withUnit(speedMmPerSecond, 'mm/s')],
  ['Passes', passes?.toString()],
];

const ofPrinter = ({ relief, base, layerHeight, infillPercent }: MachineSettings): Pairs => [
  ['Relief', `${relief ?? STANDARD_RELIEF} mm`],
  ['Base', base && `${base.w} × ${base.h} × ${base.thickness} mm`],
  ['Layers', withUnit(layerHeight, 'mm')],
  ['Infill', withUnit(infillPercent, '%')],
];
