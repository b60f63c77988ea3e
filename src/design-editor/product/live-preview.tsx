/** A photograph of the product with the current design. The one looked at follows gestures on the stage. */
import { useEffect, useRef, useState } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { LiveProduct } from '../../live-photo/live-photo.ts';
import { useHeldGesture } from '../gestures/held-gesture.ts';
import { pacedPainting } from './paced-painting.ts';

export interface LivePreviewProps {
  product: LiveProduct;
  angle: string;
  document: DesignDocument;
  /** Null for one that is not looked at: it is painted a little later, and named by what is around it. */
  label: string | null;
  className: string;
}

const PIXELS = 480;
/** So that typing and dragging paint only the photograph looked at. */
const PATIENCE_MS = 600;

export function LivePreview({ product, angle, document, label, className }: LivePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [paced] = useState(pacedPainting);
  const gesture = useHeldGesture();
  const held = label === null ? null : gesture;
  const wait = label === null ? PATIENCE_MS : 0;
  useEffect(() => {
    const paint = async (shown: DesignDocument) =>
      canvas.current &&
      product.paint({ angle, width: PIXELS, document: shown, canvases: [canvas.current] });
    if (held) {
      paced.paint(() => paint(held.document()));
      return undefined;
    }
    paced.stop();
    const painting = setTimeout(() => {
      paint(document)
        // The stage still shows the design.
        .catch((failure: unknown) => console.warn('The preview was not painted', failure));
    }, wait);
    return () => clearTimeout(painting);
  }, [product, angle, document, wait, held, paced]);
  return (
    <canvas
      ref={canvas}
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      width={PIXELS}
      height={PIXELS}
      className={className}
    />
  );
}
