/** A photograph of the product with the current design. */
import { useEffect, useRef } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { LiveProduct } from '../../live-photo/live-photo.ts';

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
  const wait = label === null ? PATIENCE_MS : 0;
  useEffect(() => {
    const painting = setTimeout(() => {
      if (!canvas.current) return;
      product
        .paint({ angle, width: PIXELS, document, canvases: [canvas.current] })
        // The stage still shows the design.
        .catch((failure: unknown) => console.warn('The preview was not painted', failure));
    }, wait);
    return () => clearTimeout(painting);
  }, [product, angle, document, wait]);
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
