/** The photograph looked at: the main one, then the shopper's choice, until they select a layer that another one faces. */
import { useEffect, useRef, useState } from 'react';
import type { PrintArea } from '../../artwork/design/design.ts';
import { facingAngle, type View } from '../../artwork/plate/facing-angle.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';

export interface Faced {
  id: string;
  /** Undefined until it is drawn. */
  box: Box | undefined;
}

export function useFacingAngle(views: readonly View[], area: PrintArea, selected: Faced | null) {
  const [angle, setAngle] = useState(views[0]?.angle ?? '');
  const faced = useRef<string | null>(null);
  const { id, box } = selected ?? {};
  useEffect(() => {
    if (id === undefined) faced.current = null;
    if (id === undefined || !box || faced.current === id) return;
    faced.current = id;
    const [u, v] = [(box.left + box.right) / 2 / area.w, (box.top + box.bottom) / 2 / area.h];
    setAngle((now) => facingAngle(views, { u, v }, now));
  }, [id, box, views, area.w, area.h]);
  return {
    angle,
    setAngle,
    /** Call when the selected layer has been moved. */
    faceAnew: () => {
      faced.current = null;
    },
  };
}
