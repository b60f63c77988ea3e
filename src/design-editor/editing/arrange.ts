/** Aligns and spaces several layers by the boxes around them. */
import type { Box } from '../../artwork/check/layer-bounds.ts';

export const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export const AXES = ['across', 'down'] as const;
export type Axis = (typeof AXES)[number];

/** How far each layer moves, in mm. */
export type Moves = ReadonlyMap<string, { dx: number; dy: number }>;
type Boxes = ReadonlyMap<string, Box>;

/** Moves all to the outermost edge among them, or to the middle of all. */
export function aligned(boxes: Boxes, alignment: Alignment): Moves {
  const all = around(boxes);
  const move = ({ left, right, top, bottom }: Box) => {
    switch (alignment) {
      case 'left':
        return { dx: all.left - left, dy: 0 };
      case 'centre':
        return { dx: (all.left + all.right - left - right) / 2, dy: 0 };
      case 'right':
        return { dx: all.right - right, dy: 0 };
      case 'top':
        return { dx: 0, dy: all.top - top };
      case 'middle':
        return { dx: 0, dy: (all.top + all.bottom - top - bottom) / 2 };
      case 'bottom':
        return { dx: 0, dy: all.bottom - bottom };
    }
  };
  return new Map([...boxes].map(([id, box]) => [id, move(box)]));
}

/** Makes the gaps between neighbours equal; the first and the last stay in place. */
export function spaced(boxes: Boxes, axis: Axis): Moves {
  const [from, to] =
    axis === 'across' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const inOrder = [...boxes].toSorted(
    ([, one], [, other]) => one[from] + one[to] - other[from] - other[to],
  );
  const all = around(boxes);
  const taken = inOrder.reduce((sum, [, box]) => sum + box[to] - box[from], 0);
  const gap = (all[to] - all[from] - taken) / Math.max(1, inOrder.length - 1);
  let next = all[from];
  return new Map(
    inOrder.map(([id, box]) => {
      const by = next - box[from];
      next += box[to] - box[from] + gap;
      return [id, axis === 'across' ? { dx: by, dy: 0 } : { dx: 0, dy: by }];
    }),
  );
}

function around(boxes: Boxes): Box {
  const all = [...boxes.values()];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
