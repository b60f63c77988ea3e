import { shaper } from '../../../live-photo/drawing.ts';
import type { EditorKit } from '../../editor-kit.ts';
import type { Side } from '../../product/sides.ts';
import { homeOf } from '../editing.ts';
import type { SpaceNeeds } from './space-needs.ts';

/** What places a new layer where it is seen: on this side, or else in the photograph from this angle, or in any. */
export function seenFrom(
  { document, process, views: all }: EditorKit,
  side: Side | undefined,
  angle?: string,
): Omit<SpaceNeeds, 'document'> {
  const views = all.filter((view) => view.angle === (side?.angle ?? angle));
  return {
    process,
    home: homeOf(document, side),
    shaper,
    views: views.length > 0 ? views : all,
    side,
  };
}
