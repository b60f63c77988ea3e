/** A cat on the sill of a round-topped window, watching the moon. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import {
  designDocument,
  dot,
  line,
  rect,
  shape,
  star,
} from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { sittingCat } from '../motifs/sitting-cat.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';

const STARS = [
  [-0.19, -0.66, 0.024],
  [-0.27, -0.42, 0.016],
  [0.07, -0.8, 0.018],
  [0.28, -0.36, 0.02],
  [-0.06, -0.56, 0.014],
] as const;

export const windowCat: DesignTemplate = {
  slug: 'window-cat',
  name: 'Window Cat',
  mood: 'Aloof, by appointment',
  fields: [
    { name: 'name', label: 'Name', sample: 'Branwen', maxLength: 20 },
    {
      name: 'line',
      label: 'Words below',
      sample: 'on duty all night',
      maxLength: 32,
      optional: true,
      ideas: [
        'on duty all night',
        'two scoops, no more',
        'asleep in the sun',
        'surveying the estate',
      ],
    },
  ],
  layout(surface) {
    return designDocument('window-cat', surface.area, [
      ...sheet(surface, '#e7dccb', '#5a4d5e'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const room = split(frame, 0.7);
  return [
    ...windowWith(room.art, surface),
    ...caption(room, {
      name: 'Branwen',
      font: 'didone',
      ink: inkOn(surface, '#3f3a52', '#f6eedd'),
      size: 0.17,
      sizeBeside: 0.24,
      below: {
        field: 'line',
        sample: 'on duty all night',
        font: 'hand',
        size: 0.44,
        ink: inkOn(surface, '#9a5f45', '#e9c27c'),
      },
    }),
  ];
}

/** Widths in shares of the window's height, which goes from the arch to the sill. */
function windowWith({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(h * 0.8, w * 1.1);
  const sill = y + Math.min(h, s * 1.2) * 0.5 - s * 0.18;
  const half = s * 0.37;
  const ink = mono ? '#000000' : inkOn(surface, '#f8f3e8', '#f8f3e8');
  const frameInk = mono ? '#000000' : '#b08a66';
  const arch = (out: number) => {
    const r = number(half + out);
    const shoulder = number(sill - s + half);
    return `M${number(x - half - out)} ${number(sill)}V${shoulder}A${r} ${r} 0 0 1 ${number(x + half + out)} ${shoulder}V${number(sill)}Z`;
  };
  const moonAt = [x + s * 0.18, sill - s * 0.68] as const;
  const panes = mono
    ? [line(arch(0), ink, s * 0.022)]
    : [shape(arch(s * 0.045), frameInk), shape(arch(s * 0.012), ink), shape(arch(0), '#33466a')];
  const light = mono ? '#000000' : '#f4dc9a';
  const bars = [
    `M${number(x)} ${number(sill - s + s * 0.01)}V${number(sill)}`,
    `M${number(x - half)} ${number(sill - s * 0.5)}H${number(x + half)}`,
  ].map((d) => line(d, ink, s * (mono ? 0.014 : 0.018)));
  return [
    ...panes,
    dot(moonAt[0], moonAt[1], s * 0.1, light),
    ...(mono
      ? []
      : [
          dot(moonAt[0] - s * 0.035, moonAt[1] - s * 0.02, s * 0.02, '#e6c877'),
          dot(moonAt[0] + s * 0.03, moonAt[1] + s * 0.03, s * 0.014, '#e6c877'),
        ]),
    ...STARS.map(([right, up, size]) => star(x + right * s, sill + up * s, size * s, light)),
    // In one tone bars would cross the cat.
    ...(mono ? [] : bars),
    rect(x - half - s * 0.11, sill, half * 2 + s * 0.22, s * 0.05, frameInk, {
      radius: number(s * 0.012),
    }),
    ...figure(sittingCat('#d98d52', '#b56f39', '#4f8a83'), {
      x: x - s * 0.09,
      y: sill + (mono ? 0 : s * 0.004),
      size: s * 0.46,
      mono,
    }),
  ];
}
