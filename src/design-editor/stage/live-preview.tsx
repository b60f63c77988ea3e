/** The product's photograph with the current design. */
import { useEffect, useRef } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { LiveProduct } from '../../live-photo/live-photo.ts';

export interface LivePreviewProps {
  product: LiveProduct;
  angle: string;
  document: DesignDocument;
  label: string;
}

const PIXELS = 480;

export function LivePreview({ product, angle, document, label }: LivePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    product
      .paint({ angle, width: PIXELS, document, canvases: [canvas.current] })
      // The stage still shows the design.
      .catch((failure: unknown) => console.warn('The preview was not painted', failure));
  }, [product, angle, document]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={PIXELS}
      height={PIXELS}
      className="mx-auto block w-full rounded-soft bg-paper-deep max-lg:max-w-md beside:max-h-[42dvh] beside:object-contain sheet:size-full sheet:max-w-none sheet:object-contain"
    />
  );
}
