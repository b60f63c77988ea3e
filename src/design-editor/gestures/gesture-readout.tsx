/** How large the held layer becomes in print, or how far it is turned, over the stage where no finger covers it. */
import { useTranslations } from '../editor-services.ts';
import type { Frame } from '../stage/draw-layers.ts';
import { useHeldGesture } from './held-gesture.ts';

export interface GestureReadoutProps {
  /** Of the layer as drawn when the gesture began. */
  frame: Frame;
}

/** Only for eyes: sliders tell the same. */
export function GestureReadout({ frame: { box, rotation } }: GestureReadoutProps) {
  const t = useTranslations();
  const { scale = 1, turn = 0 } = useHeldGesture() ?? {};
  const [w, h] = [box.right - box.left, box.bottom - box.top].map((side) =>
    Math.round(side * scale),
  );
  const told = [
    ...(scale === 1 ? [] : [t('millimetres', { value: `${w} × ${h}` })]),
    ...(turn === 0 ? [] : [t('degrees', { value: Math.round(rotation + turn) })]),
  ];
  if (told.length === 0) return null;
  return (
    <p aria-hidden="true" className="editor-readout tabular-nums">
      {told.join(', ')}
    </p>
  );
}
