/** What stands in a place for a photograph until there is one: pictures that we drew, as a shopper might have taken them. */
import type { Drawn, DrawnPath } from '../../../src/artwork/drawing/drawing.ts';
import { dot, shape } from '../../../src/artwork/drawing/drawing.ts';
import { bearCub } from '../motifs/christmas/bear.ts';
import { figure, type Part } from '../motifs/figure.ts';
import { daisy, tulip } from '../motifs/flowers/meadow.ts';
import { boat, lighthouse } from '../motifs/lighthouse.ts';
import { smallBird } from '../motifs/love/bird.ts';
import { airship } from '../motifs/nursery/airship.ts';
import { bunting } from '../motifs/party/balloon.ts';
import { birthdayCake } from '../motifs/party/cake.ts';
import { peepingDog } from '../motifs/pets.ts';
import { sittingCat } from '../motifs/sitting-cat.ts';
import { treeOf } from '../motifs/tree.ts';
import { hill, pane, peaks, rolling, type Ridge, type Window } from '../scene.ts';
import { person, type Clothes } from './people.ts';

/** A picture of this size around the origin, in mm. */
type Picture = (w: number, h: number) => Drawn[];

const NAN: Clothes = {
  hair: '#e4e1da',
  coat: '#3f5d78',
  legs: '#46515c',
  skin: '#e8b895',
  skirt: true,
};
const CHILD: Clothes = { hair: '#6b4a32', coat: '#c9523f', legs: '#35474f', skin: '#e8b895' };
const HIM: Clothes = { hair: '#4a3327', coat: '#39463f', legs: '#2c3338', skin: '#c98f6b' };
const HER: Clothes = {
  hair: '#8a5230',
  coat: '#c58a4a',
  legs: '#2c3338',
  skin: '#e2b394',
  skirt: true,
  long: true,
};

export const SCENES = {
  seaside: (w, h) => [
    ...land(w, h, '#cfe2e8', [
      [0.36, '#8fb4b8', 0.05],
      [0.5, '#5f9aa3', 0],
      [0.6, '#7fb3b5', 0],
      [0.66, '#e9d6b2', 0.02],
    ]),
    ...stand(person(NAN), -0.1, 0.86, 0.62, w, h),
    ...stand(person(CHILD), 0.13, 0.87, 0.4, w, h),
  ],
  sunset: (w, h) => [
    ...land(w, h, '#f6d9b0', [[0.2, '#f2c493', 0]]),
    sun(0.2, 0.36, 0.13, '#fbeecb', w, h),
    ...land(w, h, undefined, [
      [0.52, '#c98870', 0.16],
      [0.66, '#8d5a58', 0.12],
      [0.8, '#4b3a48', 0.05],
    ]),
    ...stand(
      person({ ...HIM, coat: '#2f2836', legs: '#2f2836', hair: '#2f2836', skin: '#2f2836' }),
      -0.11,
      0.9,
      0.56,
      w,
      h,
    ),
    ...stand(
      person({ ...HER, coat: '#38303f', legs: '#38303f', hair: '#38303f', skin: '#38303f' }),
      0.09,
      0.9,
      0.52,
      w,
      h,
    ),
  ],
  dog: (w, h) => [
    ...land(w, h, '#cfe0cf', [
      [0.3, '#a9c7a0', 0.1],
      [0.62, '#7fa673', 0.03],
    ]),
    sun(-0.28, 0.2, 0.12, '#e6efd9', w, h),
    ...stand(peepingDog, 0, 0.98, 0.92, w, h),
  ],
  cat: (w, h) => [
    ...land(w, h, '#dfe5ec', [
      [0.3, '#c4d0dc', 0.14],
      [0.76, '#b98a5e', 0],
    ]),
    sun(0.24, 0.24, 0.1, '#f6ecc9', w, h),
    ...stand(sittingCat('#d08a45', '#a9672d', '#3f6150'), -0.04, 0.77, 0.6, w, h),
  ],
  lighthouse: (w, h) => [
    ...land(w, h, '#dcebea', [[0.62, '#8fbcbd', 0.01]]),
    ...stand(lighthouse, -0.14, 0.68, 0.58, w, h),
    ...stand(boat, 0.28, 0.66, 0.16, w, h),
    ...land(w, h, undefined, [
      [0.68, '#64a0a6', 0.012],
      [0.82, '#43808b', 0.012],
    ]),
  ],
  birthday: (w, h) => {
    const wide = Math.min(w, h);
    return [
      ...land(w, h, '#f7e3dc', [[0.8, '#d9a48f', 0]]),
      ...bunting(
        -w * 0.52,
        w * 0.52,
        -h * 0.43,
        h * 0.12,
        Math.round((w / wide) * 7),
        ['#c9523f', '#e0b45c', '#64a0a6'],
        '#8a6a5c',
      ),
      ...stand(birthdayCake, 0, 0.88, 0.74, w, h),
    ];
  },
  balloon: (w, h) => [
    ...land(w, h, '#d6e7f0', []),
    ...stand(
      airship({ skin: '#d9694f', stripe: '#f6e7c8', band: '#3f6150', basket: '#8a572e' }),
      0.05,
      0.66,
      0.56,
      w,
      h,
    ),
    ...land(w, h, undefined, [
      [0.74, '#9dbd9f', 0.08],
      [0.86, '#6f9a78', 0.05],
    ]),
  ],
  flowers: (w, h) => [
    ...land(w, h, '#e2eef0', [[0.58, '#a8c69b', 0.06]]),
    ...stand(tulip('#d9694f', '#b84f3a', '#4f7a56'), -0.26, 0.98, 0.62, w, h),
    ...stand(daisy('#ffffff', '#e0b45c', '#4f7a56'), 0.02, 1, 0.7, w, h),
    ...stand(tulip('#e9b44c', '#c98f2f', '#4f7a56'), 0.28, 0.98, 0.56, w, h),
  ],
  bear: (w, h) => [
    ...land(w, h, '#e9e3f0', [[0.74, '#c9bcd8', 0]]),
    ...stand(bearCub, 0, 0.94, 0.86, w, h),
  ],
  robin: (w, h) => [
    ...land(w, h, '#dfe9e4', [[0.4, '#c7d8cc', 0.14]]),
    shape(`M${-w} ${h * 0.2}L${w} ${h * 0.12}L${w} ${h * 0.17}L${-w} ${h * 0.26}Z`, '#7b5a42'),
    ...stand(smallBird('#5f86a8', '#47698a', '#f3e3cf'), 0, 0.7, 0.56, w, h),
  ],
  tree: (w, h) => [
    ...land(w, h, '#d3e2e8', [[0.7, '#d9b27a', 0.05]]),
    ...[
      [-0.2, 0.3, 0.2],
      [0.02, 0.22, 0.24],
      [0.22, 0.33, 0.19],
      [-0.05, 0.4, 0.22],
    ].map(([x = 0, y = 0, r = 0], at) =>
      sun(x, y, r, ['#c9713f', '#d98d45', '#b85a35', '#e0a34f'][at] ?? '#c9713f', w, h),
    ),
    ...stand(treeOf('#6b4a32', 1), 0, 0.7, 0.7, w, h),
    ...stand(person(HER), 0.26, 0.92, 0.34, w, h),
  ],
  family: (w, h) => [
    ...land(w, h, '#d9e6ea', [
      [0.34, '#a8bfae', 0.16],
      [0.62, '#86a86f', 0.05],
    ]),
    ...stand(person(HIM), -0.21, 0.94, 0.62, w, h),
    ...stand(person(CHILD), -0.04, 0.94, 0.36, w, h),
    ...stand(person({ ...CHILD, coat: '#e0a34f', skirt: true, long: true }), 0.1, 0.94, 0.31, w, h),
    ...stand(person({ ...HER, coat: '#8d5a78' }), 0.26, 0.94, 0.57, w, h),
  ],
} satisfies Record<string, Picture>;

export type SceneName = keyof typeof SCENES;

type Band = readonly [top: number, colour: string, rise: number];

/** Bands of land or water across the whole picture, each from its share of the height down. */
function land(w: number, h: number, sky: string | undefined, bands: readonly Band[]): DrawnPath[] {
  const whole: Window = pane(-w / 2 - 1, -h / 2 - 1, w / 2 + 1, h / 2 + 1);
  const ridgeOf = ([top, , rise]: Band, at: number): Ridge => {
    const base = h * (top - 0.5);
    if (rise === 0) return () => base;
    return rise > 0.09
      ? peaks(at + 3, -w / 2 - 1, w / 2 + 1, Math.max(2, Math.round((w / h) * 3)), base, h * rise)
      : rolling(at + 5, h * 1.3, base, h * rise);
  };
  return [
    ...(sky ? [hill(whole, () => -h / 2 - 1, sky)] : []),
    ...bands.map((band, at) => hill(whole, ridgeOf(band, at), band[1])),
  ];
}

/** @param x in shares of the shorter side from the middle @param y in shares of the height */
function sun(x: number, y: number, r: number, fill: string, w: number, h: number): DrawnPath {
  const side = Math.min(w, h);
  return dot(x * side, (y - 0.5) * h, r * side, fill);
}

function stand(
  parts: readonly Part[],
  x: number,
  foot: number,
  size: number,
  w: number,
  h: number,
): DrawnPath[] {
  const side = Math.min(w, h);
  return figure(parts, { x: x * side, y: (foot - 0.5) * h, size: size * side, mono: false });
}
