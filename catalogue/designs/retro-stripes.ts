/** Five wavy stripes of a seventies camper van under a big swash name. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { designDocument, line, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, runsOverEdge } from './frame.ts';
import type { Frame } from './frame.ts';
import { sheet } from './sheet.ts';

const ON_LIGHT = ['#d9593d', '#eaa03c', '#f0cf8d', '#6d9aa6', '#2e5266'];
const ON_DARK = ['#ee7d5c', '#f2b45c', '#f6dfae', '#9cc3cc', '#d9e6e8'];
/** Distance of the stripes in parts of their own thickness; what is left between them keeps them apart when engraved. */
const STEP = 1.34;

interface Stripes {
  left: number;
  right: number;
  top: number;
  thickness: number;
  waves: number;
  swell: number;
}

export const retroStripes: DesignTemplate = {
  slug: 'retro-stripes',
  name: 'Retro Stripes',
  mood: 'Sunny seventies',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'World’s okayest',
      maxLength: 24,
      optional: true,
      ideas: ['World’s okayest', 'World’s finest', 'The one and only', 'Simply the best'],
    },
    { name: 'name', label: 'Name', sample: 'Grandad', maxLength: 20 },
    {
      name: 'line',
      label: 'Message below',
      sample: 'love from Alfie & Wren',
      maxLength: 32,
      optional: true,
      ideas: [
        'all original parts',
        'iced coffee & spite',
        'still going strong',
        'legend since birth',
      ],
    },
  ],
  layout(surface) {
    const drawn: Drawn[] = sheet(surface, '#f7efe1', '#2e5266');
    if (runsOverEdge(surface) && surface.shape !== 'round')
      drawn.push(...stripes(acrossTheEdge(surface), surface));
    else drawn.push(...framesOf(surface).flatMap((frame) => stripes(below(frame), surface)));
    for (const frame of framesOf(surface)) drawn.push(...words(frame, surface));
    return designDocument('retro-stripes', surface.area, drawn);
  },
};

function words({ x, y, w, s, h }: Frame, surface: Surface): Drawn[] {
  const deep = inkOn(surface, '#2e5266', '#f6dfae');
  const bright = inkOn(surface, '#d9593d', '#ee7d5c');
  const width = Math.min(w, s * 1.5) * 0.9;
  // The stripes take the lower part, so the words sit above the middle.
  const middle = y - Math.min(h * 0.11, s * 0.14);
  return [
    text(x, middle - s * 0.2, 'sans-bold', s * 0.06, 'World’s okayest', deep, {
      field: 'top',
      upperCase: true,
      tracking: 130,
      maxWidth: width,
    }),
    text(x, middle + s * 0.06, 'lobster', s * 0.26, 'Grandad', bright, {
      field: 'name',
      maxWidth: width,
      centred: true,
    }),
    text(x, middle + s * 0.2, 'hand', s * 0.1, 'love from Alfie & Wren', deep, {
      field: 'line',
      maxWidth: width,
    }),
  ];
}

function acrossTheEdge({ area, shape }: Surface): Stripes {
  const { w, h, bleed } = area;
  const beyond = bleed + 2;
  const thickness = Math.min(h * 0.038, w * 0.05);
  return {
    left: -beyond,
    right: w + beyond,
    top: h - thickness * STEP * 5.6,
    thickness,
    waves: shape === 'square' ? 3 : 4,
    swell: thickness * 1.7,
  };
}

function below({ x, y, w, h, s }: Frame): Stripes {
  const half = Math.min(w, s * 1.5) * 0.47;
  const thickness = s * 0.034;
  return {
    left: x - half,
    right: x + half,
    top: y + Math.min(h / 2 - s * 0.21, s * 0.28),
    thickness,
    waves: 3,
    swell: thickness * 1.5,
  };
}

function stripes(
  { left, right, top, thickness, waves, swell }: Stripes,
  surface: Surface,
): Drawn[] {
  const length = (right - left) / waves;
  return inkOn(surface, ON_LIGHT, ON_DARK).map((colour, row) => {
    const y = number(top + row * thickness * STEP);
    let d = `M${number(left)} ${y}`;
    for (let wave = 0; wave < waves; wave++) {
      const start = left + wave * length;
      const end = number(start + length);
      d += `C${number(start + length * 0.35)} ${number(y - swell)} ${number(start + length * 0.65)} ${number(y + swell)} ${end} ${y}`;
    }
    return line(d, colour, thickness);
  });
}
