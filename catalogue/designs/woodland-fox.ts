/** A fox that has sat down among ferns and toadstools, in front of birches where there is room for a wood. */
import type { DesignTemplate, Surface } from '../../src/artwork/design/design.ts';
import { rng } from '../../src/artwork/drawing/seeded-random.ts';
import { designDocument, dot, line, shape, text } from '../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../src/artwork/drawing/drawing.ts';
import { number } from '../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from './frame.ts';
import type { Frame } from './frame.ts';
import { figure } from './motifs/figure.ts';
import { fox } from './motifs/fox.ts';
import { birch, fern, grass, toadstool } from './motifs/woodland.ts';
import { sheet } from './sheet.ts';
import { split } from './split.ts';

const FERN = '#5f8262';
const MOSS = '#88a37c';
const FLOOR = '#c9d6b9';
const SKY = '#eef0e2';
const NAME = 'Ffion';
const LINE = 'aged three and a bit';

export const woodlandFox: DesignTemplate = {
  slug: 'woodland-fox',
  name: 'Woodland Fox',
  mood: 'Hushed and curious',
  fields: [
    { name: 'name', label: 'Name', sample: NAME, maxLength: 18 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 30,
      optional: true,
      ideas: ['tread softly', 'den builder', 'forest school', 'off to college', 'adventure awaits'],
    },
  ],
  layout(surface) {
    const wood = isSheet(surface) ? [...sheet(surface, SKY, '#4c5f49'), ...trees(surface)] : [];
    return designDocument('woodland-fox', surface.area, [
      ...wood,
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(room: Frame, surface: Surface): Drawn[] {
  const { art, words, wide } = split(room, 0.66);
  const ink = inkOn(surface, '#5a3b2c', '#f6eedd');
  const size = Math.min(words.w * (wide ? 0.3 : 0.2), words.h / 1.6);
  const middle = wide ? words.y + size * 0.1 : words.y + size * 0.02;
  return [
    ...glade(art, surface),
    text(words.x, middle, 'brush', size, NAME, ink, {
      field: 'name',
      maxWidth: words.w * 0.92,
      centred: true,
    }),
    text(words.x, middle + size * 0.585, 'hand', size * 0.42, LINE, ink, {
      field: 'line',
      maxWidth: words.w * 0.84,
    }),
  ];
}

function glade({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w * 0.94, h);
  const foot = y + Math.min(h, s) * 0.46;
  const leafy = inkOn(surface, FERN, '#9dbd9f');
  const mossy = inkOn(surface, MOSS, '#c3d6b4');
  const place = (right: number, size: number, turned = false) => ({
    x: x + right * s,
    y: foot,
    size: size * s,
    mono,
    turned,
  });
  const half = s * 0.5;
  // In one tone the toadstools stand clear of the ferns, or both would run into one blot.
  const left = mono
    ? [...figure(toadstool, place(-0.31, 0.34)), ...figure(toadstool, place(-0.44, 0.2))]
    : [
        ...figure(fern(leafy), place(-0.27, 0.42, true)),
        ...figure(fern(mossy), place(-0.33, 0.3, true)),
        ...figure(toadstool, place(-0.3, 0.27)),
        ...figure(toadstool, place(-0.42, 0.16)),
      ];
  const ground = line(
    `M${number(x - half)} ${number(foot + s * 0.012)}H${number(x + half)}`,
    leafy,
    s * 0.012,
  );
  return [
    ...(isSheet(surface) && surface.shape !== 'round' ? [] : [ground]),
    ...left,
    ...figure(fern(leafy), place(0.4, 0.36)),
    ...figure(fox, place(-0.03, 0.84)),
    ...figure(grass(mossy), place(0.3, 0.12)),
    ...(mono ? [] : figure(grass(leafy), place(-0.2, 0.1))),
  ];
}

/** Trunks left and right of the fox, paler the farther off, and the wood's floor running over the edge. */
function trees(surface: Surface): Drawn[] {
  const { w, h, bleed } = surface.area;
  const [room] = framesOf(surface);
  if (!room || surface.shape === 'round') return [];
  const { art, wide } = split(room, 0.66);
  const beyond = bleed + 2;
  const floor = art.y + Math.min(art.h, art.w * 0.94) * 0.46;
  const edge = floor - art.s * 0.07;
  const places = wide ? [0.02, 0.1, 0.41] : [0.02, 0.13, 0.86, 0.97];
  const trunks = places.flatMap((share, place) => {
    const near = place % 3 === 0;
    const size = (edge + beyond) * 1.04;
    const options = {
      x: w * share,
      y: edge + art.s * (near ? 0.05 : 0.01),
      size: near ? size : size * 0.98,
      mono: false,
    };
    return figure(birch(near ? '#fdfbf4' : '#f6f5ea', near ? '#b5b2a2' : '#d5d7c6'), options);
  });
  const hill = shape(
    `M${-beyond} ${h + beyond}V${number(edge)}C${number(w * 0.3)} ${number(edge - h * 0.04)} ${number(w * 0.6)} ${number(edge + h * 0.03)} ${number(w + beyond)} ${number(edge)}V${h + beyond}Z`,
    FLOOR,
    { engrave: false },
  );
  return [...trunks, hill, ...mist(surface, edge)];
}

/** Light between the leaves. */
function mist({ area: { w } }: Surface, edge: number): Drawn[] {
  const chance = rng(8);
  return Array.from({ length: 26 }, () =>
    dot(w * chance(), edge * 0.8 * chance(), edge * (0.006 + 0.012 * chance()), '#dfe5c9', {
      engrave: false,
    }),
  );
}
