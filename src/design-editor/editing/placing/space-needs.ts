/** What finding a place for something new needs to know of the design and of what is looked at. */
import type { Place } from '../../../artwork/check/free-place.ts';
import type { Box } from '../../../artwork/check/layer-bounds.ts';
import type { DesignDocument, Process } from '../../../artwork/design/design.ts';
import { shownBy, type View } from '../../../artwork/plate/facing-angle.ts';
import type { Shaper } from '../../../artwork/render/shaper.ts';
import type { Side } from '../../product/sides.ts';

export interface SpaceNeeds {
  document: DesignDocument;
  process: Process;
  /** The visible centre. */
  home: Place;
  shaper: Shaper;
  views: readonly View[];
  /** The side of a mug that is looked at; undefined for what has only one. */
  side: Pick<Side, 'from' | 'to'> | undefined;
}

/** Whether something is wholly on the side that is looked at, and one of the photographs shows it. */
export function isSeenBy({
  document: { area },
  views,
  side,
}: Pick<SpaceNeeds, 'document' | 'views' | 'side'>) {
  const isShown = shownBy(views);
  return ({ left, right, top, bottom }: Box): boolean =>
    (!side || (left >= side.from && right <= side.to)) &&
    isShown({ from: left / area.w, to: right / area.w, v: (top + bottom) / 2 / area.h });
}
