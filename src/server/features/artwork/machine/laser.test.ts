import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { designDocument, line, rect, text } from '../../../../artwork/drawing/drawing.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import { laserDxf } from './laser-dxf.ts';
import { laserSvg } from './laser-svg.ts';
import { AREA, markedDesign, shaper } from '../../../testing/features/machine-files.ts';
import { boundsOf, near, readDxf } from '../../../testing/features/read-machine-files.ts';
import type { Corner } from '../../../testing/features/read-machine-files.ts';
import { weldDesign } from './weld.ts';

const PIXELS_PER_MM = 20;

function dark(svg: string) {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: AREA.w * PIXELS_PER_MM },
    background: '#fff',
  }).render();
  const { width, height, pixels } = drawn;
  // Each access copies all of them.
  return {
    width,
    height,
    pixels: Array.from({ length: width * height }, (_, at) => pixels[at * 4]!),
  };
}

describe('an engraving', async () => {
  const welded = await weldDesign(markedDesign(), shaper, false);

  test('as SVG covers what the design draws, without its painted ground, in its exact size', () => {
    const svg = laserSvg(welded, AREA, 'engrave').toString();
    expect(svg).toContain('width="100mm" height="60mm" viewBox="0 0 100 60"');
    const cut = dark(svg);
    const shown = dark(renderDesign(markedDesign(), { shaper, mono: '#000' }));
    expect([cut.width, cut.height]).toEqual([2000, 1200]);
    const differing = cut.pixels.filter((value, at) => Math.abs(value - shown.pixels[at]!) > 64);
    expect(differing.length / cut.pixels.length).toBeLessThan(0.0005);
    const marked = cut.pixels.flatMap((value, at): Corner[] =>
      value < 128 ? [[at % cut.width, Math.floor(at / cut.width)]] : [],
    );
    near(
      boundsOf(marked.map((pixel) => pixel.map((place) => place / PIXELS_PER_MM))),
      [5, 5, 95, 55],
    );
  });

  test('as DXF has the same outlines in mm, closed, upright, on one layer', () => {
    const { header, lines } = readDxf(laserDxf(welded, AREA, 'engrave'));
    expect(header).toMatchObject({ $INSUNITS: 4, $MEASUREMENT: 1 });
    expect(lines).toHaveLength(welded.outlines.length);
    for (const { type, layer, isClosed } of lines)
      expect([type, layer, isClosed]).toEqual(['POLYLINE', 'ENGRAVE', true]);
    near(boundsOf(lines.flatMap(({ points }) => points)), [5, 5, 95, 55]);
    // The dot is 12 mm below the upper edge.
    const dots = lines.filter(({ points }) => boundsOf(points)[2]! < 36 && points.length > 12);
    near(boundsOf(dots[0]!.points), [26, 8, 34, 16]);
  });

  test('is mirrored on request', async () => {
    const mirrored = await weldDesign(markedDesign(), shaper, true);
    const { lines } = readDxf(laserDxf(mirrored, AREA, 'engrave'));
    const straight = readDxf(laserDxf(welded, AREA, 'engrave')).lines;
    const [least = 0, , most = 0] = boundsOf(straight.flatMap(({ points }) => points));
    const flipped = boundsOf(lines.flatMap(({ points }) => points));
    near([flipped[0]!, flipped[2]!], [AREA.w - most, AREA.w - least]);
    const dots = lines.filter(({ points }) => boundsOf(points)[0]! > 64 && points.length > 12);
    near(boundsOf(dots[0]!.points), [66, 8, 74, 16]);
  });
});

describe('welding', () => {
  test('makes one piece of overlapping letters, and of a line that joins them', async () => {
    const label = text(50, 36, 'script', 16, 'mill', '#000');
    const apart = text(50, 36, 'sans', 16, 'mill', '#000', { tracking: 200 });
    const document = (...drawn: Parameters<typeof designDocument>[2]) =>
      designDocument('test', AREA, drawn);
    const joined = await weldDesign(
      document(label, line('M10 33L90 33', '#000', 1)),
      shaper,
      false,
    );
    // The dot of the i is separate.
    expect(joined.pieces).toBe(2);
    const loose = await weldDesign(document(apart), shaper, false);
    expect(loose.pieces).toBe(5);
  });

  test('cuts off what lies beyond the blank, and returns nothing for nothing', async () => {
    const beyond = designDocument('test', AREA, [rect(-20, 10, 200, 10, '#000')]);
    const { outlines } = await weldDesign(beyond, shaper, false);
    near(boundsOf(outlines.flat()), [0, 10, 100, 20]);
    expect(await weldDesign(designDocument('test', AREA, []), shaper, false)).toEqual({
      outlines: [],
      pieces: 0,
    });
  });

  test('draws cuts and scores as hairlines of their own colour', async () => {
    const welded = await weldDesign(markedDesign(), shaper, false);
    for (const [work, hex, layer, index] of [
      ['cut', '#ff0000', 'CUT', 1],
      ['score', '#0000ff', 'SCORE', 5],
    ] as const) {
      const svg = laserSvg(welded, AREA, work).toString();
      expect(svg).toContain(`fill="none" stroke="${hex}"`);
      expect([...svg.matchAll(/#[0-9a-f]{6}/g)]).toHaveLength(1);
      const dxf = laserDxf(welded, AREA, work).toString();
      expect(dxf).toContain(`LAYER\r\n2\r\n${layer}\r\n70\r\n0\r\n62\r\n${index}\r\n`);
    }
  });
});
