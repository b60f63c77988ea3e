/** A tied posy of forget-me-nots above a name and two dates. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, line } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { caption } from '../caption.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { posy } from '../motifs/flowers/posy.ts';
import { sheet } from '../sheet.ts';
import { split } from '../split.ts';

export const forgetMeNots: DesignTemplate = {
  slug: 'forget-me-nots',
  name: 'Forget-me-nots',
  mood: 'Quiet and tender',
  fields: [
    {
      name: 'top',
      label: 'Words above',
      sample: 'In loving memory of',
      maxLength: 28,
      optional: true,
      ideas: ['In loving memory of', 'Always loved', 'Forever our', 'Remembering'],
    },
    { name: 'name', label: 'Name', sample: 'Eluned Rees', maxLength: 26 },
    {
      name: 'line',
      label: 'Dates or words below',
      sample: '1938 – 2026',
      maxLength: 34,
      optional: true,
    },
  ],
  layout(surface) {
    return designDocument('forget-me-nots', surface.area, [
      ...sheet(surface, '#f1f2ee', '#5f7385'),
      ...(isSheet(surface) ? hairline(surface) : []),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif(frame: Frame, surface: Surface): Drawn[] {
  const inset = isSheet(surface) ? 0.94 : 1;
  const room = split({ ...frame, w: frame.w * inset, h: frame.h * inset }, 0.57);
  const soft = inkOn(surface, '#66798a', '#d5dde2');
  return [
    ...flowers(room.art, surface),
    ...caption(room, {
      name: 'Eluned Rees',
      font: 'serif',
      ink: inkOn(surface, '#36475a', '#f6f2e8'),
      size: 0.16,
      sizeBeside: 0.21,
      above: {
        field: 'top',
        sample: 'In loving memory of',
        font: 'sans',
        size: 0.27,
        ink: soft,
        capitals: true,
      },
      below: { field: 'line', sample: '1938 – 2026', font: 'serif', size: 0.48, ink: soft },
    }),
  ];
}

function flowers({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const s = Math.min(w / 1.24, h / 1.3);
  const parts = posy(
    mono,
    inkOn(surface, '#8aa287', '#b9d0b4'),
    inkOn(surface, '#7d9a7c', '#a9c3a4'),
    inkOn(surface, '#c9b48c', '#e2cfa8'),
  );
  return figure(parts, { x, y: y + s * 0.33, size: s, mono });
}

function hairline({ area: { w, h, safe }, shape }: Surface): Drawn[] {
  if (shape === 'round') return [];
  const s = Math.min(w, h);
  const inset = safe * 0.5 + s * 0.015;
  return [
    line(
      `M${number(inset)} ${number(inset)}H${number(w - inset)}V${number(h - inset)}H${number(inset)}Z`,
      '#aebccb',
      s * 0.004,
    ),
  ];
}
