import { describe, expect, test } from 'vitest';
import {
  designDocument,
  dot,
  ground,
  line,
  rect,
  text,
} from '../../../../artwork/drawing/drawing.ts';
import type { LoosePiece } from '../../../../artwork/check/describe-loose-pieces.ts';
import { layerBounds } from '../../../../artwork/check/layer-bounds.ts';
import { cutOf } from './find-loose-pieces.ts';
import { AREA, shaper } from '../../../testing/features/machine-files.ts';
import { reliefStl } from './relief-stl.ts';

type Drawn = Parameters<typeof designDocument>[2];
const cut = (...layers: Drawn) => cutOf(designDocument('test', AREA, layers), shaper);
const name = (words: string, font: Parameters<typeof text>[2] = 'sans', size = 20) =>
  text(50, 36, font, size, words, '#000');
const described = (loose: readonly LoosePiece[]) =>
  loose.map(({ part, letters }) => `${part} ${letters}`);

describe('loose pieces', () => {
  test('of a joined font are only dots and accents', async () => {
    expect(await cut(name('Emma', 'brush'))).toEqual({ isEmpty: false, loose: [] });
    expect(described((await cut(name('Ffion', 'pacifico'))).loose)).toEqual(['dot fi']);
  });

  test('are reported in reading order', async () => {
    const { loose } = await cut(name('mini'));
    expect(loose.map(({ letters }) => letters)).toEqual(['i', 'i', 'n', 'i', 'i']);
  });

  test('are reported with their place in mm, a dot above its letter', async () => {
    const layer = name('ni', 'sans-bold');
    const { loose } = await cut(layer);
    const stem = loose.find(({ part }) => part === 'letters')!.box;
    const point = loose.find(({ part }) => part === 'dot')!.box;
    expect(point.bottom).toBeLessThan(stem.top);
    const middle = (point.left + point.right) / 2;
    expect(middle).toBeGreaterThan(stem.left);
    expect(middle).toBeLessThan(stem.right);
    const all = layerBounds({ ...layer, id: 'name' }, shaper)!;
    expect(point.right).toBeCloseTo(all.right, 1);
    expect(stem.bottom).toBeCloseTo(all.bottom, 1);
    expect(point.top).toBeCloseTo(all.top, 1);
  });

  test('of a single letter are all but its largest part', async () => {
    expect(described((await cut(name('i'))).loose)).toEqual(['dot i']);
    expect(described((await cut(name('Ŵ'))).loose)).toEqual(['accent Ŵ']);
    expect(described((await cut(name('o'))).loose)).toEqual([]);
    expect(described((await cut(name('©'))).loose)).toEqual(['part ©']);
  });

  test('do not exist once something joins them', async () => {
    expect(
      described((await cut(name('ill', 'sans'), line('M20 35.9L80 35.9', '#000', 2))).loose),
    ).toEqual(['dot i']);
    expect((await cut(name('ill', 'sans'), rect(20, 15, 60, 21, '#000'))).loose).toEqual([]);
  });

  test('include drawings, which are named where texts are joined to them', async () => {
    const berry = dot(8, 8, 3, '#000');
    expect((await cut(name('Emma', 'brush'), berry)).loose).toMatchObject([
      {
        layer: 'path',
        part: 'drawing',
        letters: '',
        box: { left: 5, top: 5, right: 11, bottom: 11 },
      },
    ]);
    const far = text(8, 10, 'sans-bold', 8, 'x', '#000');
    expect((await cut(name('Emma', 'brush'), berry, far)).loose).toMatchObject([
      { layer: 'text-2', part: 'letters', letters: 'x' },
    ]);
  });

  test('exclude parts that beams leave out or that lie beyond the blank', async () => {
    expect((await cut(ground(AREA, '#eee'), name('Emma', 'brush'))).loose).toEqual([]);
    expect((await cut(name('Emma', 'brush'), dot(-20, 8, 3, '#000'))).loose).toEqual([]);
  });

  test('of nothing are none', async () => {
    expect(await cut()).toEqual({ isEmpty: true, loose: [] });
    expect(await cut(name(' '))).toEqual({ isEmpty: true, loose: [] });
  });
});

test.each(['mini', 'Siân', 'Zoë & Jo', 'İpek', 'Łódź', '100%', 'Ffion\nMair'])(
  'of “%s” are as many as the printer would get',
  async (words) => {
    const document = designDocument('test', AREA, [name(words, 'serif', 14)]);
    const { pieces } = await reliefStl(document, shaper, {}, false);
    expect((await cutOf(document, shaper)).loose).toHaveLength(pieces - 1);
  },
);
