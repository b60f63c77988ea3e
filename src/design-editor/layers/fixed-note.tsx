/** Says of a drawing of the design that was pressed why nothing happens. */
import { useLayoutEffect, useState, type PointerEvent } from 'react';
import { useTranslations } from '../editor-services.ts';

export interface FixedNoteProps {
  press: PointerEvent;
}

/** What fills more of the stage is not pressed for itself. */
const GROUND_SHARE = 0.75;
/** A thin line is hit by so much beside it, in screen pixels. */
const NEAR_PX = 6;

export function FixedNote({ press }: FixedNoteProps) {
  const t = useTranslations();
  const [isFixed, setFixed] = useState(false);
  useLayoutEffect(() => {
    setFixed(isOnDrawing(press));
    const stage = (press.target as Element).closest('.editor-stage');
    // The press has become a drag.
    const hide = () => setFixed(false);
    stage?.addEventListener('scroll', hide);
    return () => stage?.removeEventListener('scroll', hide);
  }, [press]);
  return (
    <p role="status" className="editor-note text-sm empty:hidden">
      {isFixed && t('stage.fixed')}
    </p>
  );
}

function isOnDrawing({ target, clientX, clientY }: PointerEvent): boolean {
  const stage = (target as Element).closest('.editor-stage > svg');
  // What can be changed has a handle, which the press would have met.
  if (!stage || stage !== target) return false;
  const most = stage.getBoundingClientRect().width * GROUND_SHARE;
  const shapes = stage.querySelectorAll<SVGGeometryElement>('[data-drawing] :is(path, rect)');
  const near = [0, -NEAR_PX, NEAR_PX];
  return [...shapes].some((shape) => {
    const box = shape.getBoundingClientRect();
    const isNear =
      clientX > box.left - NEAR_PX &&
      clientX < box.right + NEAR_PX &&
      clientY > box.top - NEAR_PX &&
      clientY < box.bottom + NEAR_PX;
    const toShape = shape.getScreenCTM()?.inverse();
    if (!isNear || !toShape || box.width > most) return false;
    return near.some((dx) =>
      near.some((dy) => {
        const point = new DOMPoint(clientX + dx, clientY + dy).matrixTransform(toShape);
        return shape.isPointInFill(point) || shape.isPointInStroke(point);
      }),
    );
  });
}
