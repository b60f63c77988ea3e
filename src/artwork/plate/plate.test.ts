import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PlateDescription } from './plate.ts';
import { meshPoints, meshTriangles, textureWidth } from './plate.ts';
import { SHOULDER, linearToSrgb, planeTable, srgbToLinear, toneScale } from './tone.ts';

const flat = {
  area: { w: 100, h: 50, bleed: 5, safe: 4 },
  mesh: {
    cols: 3,
    rows: 2,
    u: [0, 0.5, 1],
    v: [0, 1],
    xy: [10, 20, 50, 20, 90, 20, 10, 60, 50, 60, 90, 60],
    q: 100,
  },
};

describe('mesh', () => {
  test('puts the print area inside the drawing with its bleed', () => {
    const points = meshPoints(flat);
    expect(Array.from(points.slice(0, 4), (value) => Math.round(value * 1e6) / 1e6)).toEqual([
      0.1, 0.2, 0.045455, 0.083333,
    ]);
    expect(Array.from(points.slice(-4), (value) => Math.round(value * 1e6) / 1e6)).toEqual([
      0.9, 0.6, 0.954545, 0.916667,
    ]);
  });

  test('covers each cell by two triangles', () => {
    expect([...meshTriangles(flat.mesh)]).toEqual([0, 1, 3, 1, 4, 3, 1, 2, 4, 2, 5, 4]);
  });

  test('needs a drawing as wide as the picture shows it', () => {
    expect(textureWidth(flat, 1000)).toBe(Math.round(0.8 * 1000 * 1.4 * 1.1));
    const mug = new URL('../../../catalogue/plates/white-mug/hero.json', import.meta.url);
    expect(
      textureWidth(JSON.parse(readFileSync(mug, 'utf8')) as PlateDescription, 480),
    ).toBeLessThan(1200);
  });
});

describe('tone', () => {
  test('keeps values below the shoulder and never clips values above it', () => {
    expect(toneScale(0.5)).toBe(1);
    expect(toneScale(SHOULDER)).toBe(1);
    let last = SHOULDER;
    for (let peak = SHOULDER + 0.01; peak < 3; peak += 0.01) {
      const shown = peak * toneScale(peak);
      expect(shown).toBeGreaterThan(last);
      expect(shown).toBeLessThan(1);
      last = shown;
    }
  });

  test('goes to linear light and back', () => {
    for (let byte = 0; byte < 256; byte++)
      expect(linearToSrgb(srgbToLinear(byte / 255)) * 255).toBeCloseTo(byte, 4);
  });

  test('decodes planes by their own scale and gamma', () => {
    const table = planeTable({ scale: 0.5, gamma: 2 });
    expect([table[0], table[255]]).toEqual([0, 0.5]);
    expect(table[128]).toBeCloseTo(0.126, 3);
  });
});
