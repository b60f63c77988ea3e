/** Every design on every blank it is sold on: its texts are on the blank, and are refused when moved off it. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkDesign } from '../src/artwork/check/check-design.ts';
import { designProblems } from '../src/artwork/check/design-warnings.ts';
import { hiddenWords } from '../src/artwork/check/hidden-words.ts';
import { layerInk, type LayerInk } from '../src/artwork/check/layer-ink.ts';
import { weakContrasts } from '../src/artwork/check/contrast.ts';
import { isOneTone } from '../src/artwork/plate/plate.ts';
import { TONES } from './plates/tones.ts';
import { OWN_PREFIX } from '../src/artwork/design/design.ts';
import type { DesignDocument, PlaceLayer, TextLayer } from '../src/artwork/design/design.ts';
import { editDesign } from '../src/artwork/design/edit-design.ts';
import { layerBounds } from '../src/artwork/check/layer-bounds.ts';
import type { OwnPhoto, TextLayerStyle } from '../src/domain/personalisation/design-edits.ts';
import { openShaper } from '../src/server/features/artwork/compose/load-fonts.ts';
import { blanks } from './blanks.ts';
import { designs } from './designs/designs.ts';
import { layOut } from './lay-out.ts';
import { products } from './products.ts';
import type { Finish } from './shape.ts';

const shaper = openShaper(fileURLToPath(new URL('fonts', import.meta.url)));

const laidOut = products.flatMap((product) => {
  const blank = blanks.find(({ slug }) => slug === product.blank)!;
  const design = designs[product.design]!;
  return blank.finishes
    .filter(({ slug }) => product.finishes?.includes(slug) ?? true)
    .map((finish) => ({
      name: `${product.design} on ${blank.slug} in ${finish.slug}`,
      finish,
      plate: finish.plate,
      document: layOut(product, blank, finish, design),
    }));
});

const textsOf = ({ layers }: DesignDocument): TextLayer[] =>
  layers.filter((layer) => layer.type === 'text' && layer.field !== undefined) as TextLayer[];

function photoIn({ id: place, x, y, w, h }: PlaceLayer, at: number): OwnPhoto {
  const crop = { x: 0, y: 0, w: 1, h: 1 };
  return { type: 'photo', id: `p${at}`, place, upload: 'sea', x, y, w, h, crop, tone: 'colour' };
}

/** As if each of the texts had been moved and put back. */
function inkOf(document: DesignDocument): LayerInk[] {
  const touched = Object.fromEntries(textsOf(document).map(({ id, x, y }) => [id, { x, y }]));
  return document.layers.map((layer) => layerInk(layer, touched, shaper));
}

/** The editor's findings about the design while one of its texts has another style. */
function problemsOf(document: DesignDocument, finish: Finish, id: string, style: TextLayerStyle) {
  const restyled = { [id]: style };
  const edited = editDesign(document, { words: restyled }, () => undefined);
  return checkDesign(edited, { shaper, process: finish.process, restyled }).map(
    ({ kind, layer, severity }) => ({ kind, layer, severity }),
  );
}

describe('all designs on all blanks', () => {
  test('have no warning as they are drawn', () => {
    const warned = laidOut.filter(
      ({ document, finish }) => checkDesign(document, { shaper, process: finish.process }).length,
    );
    expect(warned.map(({ name }) => name)).toEqual([]);
    expect(laidOut.length).toBeGreaterThan(150);
  });

  test('have no words over each other, whichever of them was touched', () => {
    const hidden = laidOut.flatMap(({ name, document }) => {
      return hiddenWords(inkOf(document)).map(({ layer }) => `${name}: ${layer}`);
    });
    expect(hidden).toEqual([]);
  });

  test('have no warning with a photograph in each of their places', () => {
    const warned = laidOut.flatMap(({ name, finish, plate, document }) => {
      const own = document.layers.flatMap((layer, at) =>
        layer.type === 'place' ? [photoIn(layer, at)] : [],
      );
      const filled = editDesign(document, { own }, () => undefined);
      const surface = TONES[plate]?.surface ?? '#ffffff';
      const found = designProblems(filled, { shaper, process: finish.process, surface });
      return found.map(({ kind, layer }) => `${name}: ${kind} ${layer}`);
    });
    expect(warned).toEqual([]);
    expect(
      laidOut.some(({ document }) => document.layers.some(({ type }) => type === 'place')),
    ).toBe(true);
  });

  test('have no words in almost the colour of what is behind them', () => {
    const weak = laidOut.flatMap(({ name, finish, plate, document }) =>
      isOneTone(finish.process)
        ? []
        : weakContrasts(inkOf(document), TONES[plate]?.surface ?? '#ffffff').map(
            ({ kind, layer }) => `${name}: ${kind} ${layer}`,
          ),
    );
    expect(weak).toEqual([]);
  });

  test('have no warning for texts that were moved and put back', () => {
    const warned = laidOut.flatMap(({ name, document, finish }) =>
      textsOf(document).flatMap(({ id, x, y, rotation = 0 }) =>
        problemsOf(document, finish, id, { x, y, rotation }).map(({ kind }) => `${name}: ${kind}`),
      ),
    );
    expect(warned).toEqual([]);
  });

  test.each([
    ['right', 1, 0],
    ['left', -1, 0],
    ['upper', 0, -1],
    ['lower', 0, 1],
  ])('refuse a text that lies half over the %s edge', (_, across, down) => {
    const passed = laidOut.flatMap(({ name, document, finish }) =>
      textsOf(document).flatMap((layer) => {
        const box = layerBounds(layer, shaper);
        if (!box) return [];
        const { w, h } = document.area;
        const style = {
          x: layer.x + (w / 2) * (1 + across) - (box.left + box.right) / 2,
          y: layer.y + (h / 2) * (1 + down) - (box.top + box.bottom) / 2,
        };
        const found = problemsOf(document, finish, layer.id, style);
        const isRefused = found.some(
          (one) => one.layer === layer.id && one.kind === 'cutOff' && one.severity === 'refuse',
        );
        return isRefused ? [] : [`${name}: ${layer.id}`];
      }),
    );
    expect(passed).toEqual([]);
  });
});

test('refuse a shopper’s own text that lies half over the edge', () => {
  const { document, finish } = laidOut[0]!;
  const own = { id: 't1', type: 'text', text: 'Nos da', font: 'sans', size: 8 } as const;
  const place = { x: document.area.w, y: 40, fill: '#000000', align: 'centre' } as const;
  const edited = editDesign(document, { own: [{ ...own, ...place }] }, () => undefined);
  expect(checkDesign(edited, { shaper, process: finish.process })).toEqual([
    { kind: 'cutOff', layer: `${OWN_PREFIX}t1`, severity: 'refuse' },
  ]);
});
