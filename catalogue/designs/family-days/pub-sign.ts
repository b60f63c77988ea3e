/** A pub sign on its iron bracket: a pint, and a house named after the man of it. */
import type { DesignTemplate, Surface } from '../../../src/artwork/design/design.ts';
import { designDocument, dot, line, path, text } from '../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../src/artwork/render/number.ts';
import { framesOf, inkOn, isSheet } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { figure } from '../motifs/figure.ts';
import { pint } from '../motifs/home/pint.ts';
import { sheet } from '../sheet.ts';

const NAME = 'The Bevan Arms';
const LINE = 'free house · no last orders';

export const pubSign: DesignTemplate = {
  slug: 'pub-sign',
  name: 'Pub Sign',
  mood: 'Warm bar, good company',
  fields: [
    { name: 'name', label: 'Name of the pub', sample: NAME, maxLength: 24 },
    {
      name: 'line',
      label: 'Words below',
      sample: LINE,
      maxLength: 34,
      optional: true,
      ideas: [
        'free house · no last orders',
        'est. in the garage',
        'quiz night Thursday',
        'closed for naps 2 to 4',
      ],
    },
  ],
  layout(surface) {
    return designDocument('pub-sign', surface.area, [
      ...sheet(surface, '#d9dccd', '#2f3b36'),
      ...framesOf(surface).flatMap((frame) => motif(frame, surface)),
    ]);
  },
};

function motif({ x, y, w, h }: Frame, surface: Surface): Drawn[] {
  const mono = surface.ground === 'mono';
  const inset = isSheet(surface) ? 0.95 : 1;
  const height = Math.min(h, w * 1.04) * inset;
  const width = Math.min(w * inset, height * 1.3);
  const top = y - height / 2;
  const iron = mono ? '#000000' : inkOn(surface, '#2b2f31', '#d9d3c4');
  const gold = mono ? '#000000' : '#d9b25c';
  const cream = mono ? '#000000' : '#f6ead0';
  const s = Math.min(width, height);
  const boardTop = top + height * 0.2;
  const boardHeight = height * 0.8;
  const middle = boardTop + boardHeight / 2;
  const board = arched(width * 0.94, boardHeight, boardHeight * 0.13);
  const inner = arched(width * 0.94 - s * 0.06, boardHeight - s * 0.06, boardHeight * 0.125);
  const type = Math.min(s * 0.14, width * 0.115);
  return [
    ...bracket(x, top, width, height, s, iron),
    ...(mono
      ? [
          path(x, middle, board, 'none', {
            fill: undefined,
            stroke: iron,
            strokeWidth: number(s * 0.016),
          }),
        ]
      : [
          path(x, middle, board, '#27463c'),
          path(x, middle, board, 'none', {
            fill: undefined,
            stroke: iron,
            strokeWidth: number(s * 0.014),
          }),
        ]),
    path(x, middle, inner, 'none', {
      fill: undefined,
      stroke: gold,
      strokeWidth: number(s * 0.008),
    }),
    ...figure(pint, { x, y: boardTop + boardHeight * 0.53, size: boardHeight * 0.4, mono }),
    ...sprigs(x, boardTop + boardHeight * 0.36, boardHeight * 0.3, gold),
    text(x, boardTop + boardHeight * 0.735, 'roman', type, NAME, cream, {
      field: 'name',
      upperCase: true,
      tracking: 40,
      maxWidth: width * 0.78,
      centred: true,
    }),
    text(x, boardTop + boardHeight * 0.87, 'sans', type * 0.36, LINE, gold, {
      field: 'line',
      upperCase: true,
      tracking: 140,
      maxWidth: width * 0.7,
    }),
  ];
}

/** The arm with its scroll, and two hooks down to the board. */
function bracket(
  x: number,
  top: number,
  width: number,
  height: number,
  s: number,
  ink: string,
): Drawn[] {
  const arm = top + height * 0.05;
  const half = width * 0.47;
  const hooks = [-0.3, 0.3].flatMap((share) => {
    const at = x + share * width;
    return [
      line(`M${number(at)} ${number(arm)}V${number(top + height * 0.29)}`, ink, s * 0.009),
      dot(at, arm + height * 0.06, s * 0.014, ink),
    ];
  });
  const curl = (side: 1 | -1) => {
    const at = (right: number, down: number) =>
      `${number(x + side * right * s)} ${number(arm + down * s)}`;
    return `M${at(0, 0.012)}C${at(0.04, 0.1)} ${at(0.17, 0.11)} ${at(0.18, 0.05)}C${at(0.18, 0.02)} ${at(0.14, 0.02)} ${at(0.14, 0.05)}`;
  };
  return [
    line(`M${number(x - half)} ${number(arm)}H${number(x + half)}`, ink, s * 0.022),
    ...([-1, 1] as const).map((side) => dot(x + side * half, arm, s * 0.024, ink)),
    ...([-1, 1] as const).map((side) => line(curl(side), ink, s * 0.01)),
    ...hooks,
  ];
}

/** Ears of barley left and right of the pint. */
function sprigs(x: number, y: number, size: number, ink: string): Drawn[] {
  return ([-1, 1] as const).flatMap((side) => [
    line(
      `M${number(x + side * size * 0.62)} ${number(y + size * 0.52)}C${number(x + side * size * 0.82)} ${number(y + size * 0.2)} ${number(x + side * size * 0.9)} ${number(y - size * 0.1)} ${number(x + side * size * 0.86)} ${number(y - size * 0.3)}`,
      ink,
      size * 0.03,
    ),
    ...Array.from({ length: 5 }, (_, place) => {
      const along = 0.3 + place * 0.16;
      const at = [
        x + side * size * (0.62 + 0.33 * along - 0.1 * along ** 3),
        y + size * (0.52 - 0.82 * along),
      ] as const;
      return ([-1, 1] as const).map((edge) =>
        path(at[0], at[1], 'M0 0C.3 -.2 .34 -.7 0 -1C-.34 -.7 -.3 -.2 0 0Z', ink, {
          scale: number(size * 0.2),
          rotation: number(side * 8 + edge * 34),
        }),
      );
    }).flat(),
  ]);
}

/** A board round the origin with an arched top. */
function arched(width: number, height: number, rise: number): string {
  const [x, y] = [width / 2, height / 2];
  const shoulder = number(rise - y);
  return (
    `M${number(-x)} ${number(y)}L${number(-x)} ${shoulder}C${number(-x * 0.5)} ${shoulder} ${number(-x * 0.42)} ${number(-y)} 0 ${number(-y)}` +
    `C${number(x * 0.42)} ${number(-y)} ${number(x * 0.5)} ${shoulder} ${number(x)} ${shoulder}L${number(x)} ${number(y)}Z`
  );
}
