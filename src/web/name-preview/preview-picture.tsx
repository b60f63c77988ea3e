/** A product's picture in a list, with the shopper's name if they turned that on. */
import { useState } from 'react';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { useNamePreview } from '../state/name-preview.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { withTranslations } from '../state/with-translations.ts';
import type { PreviewCanvasProps, PreviewedProduct } from './preview-canvas.tsx';

// If it fails to load, the shop's picture stays.
const PreviewCanvas = lazyComponent<PreviewCanvasProps>(
  withTranslations(
    ['name-preview'],
    async () => (await import('./preview-canvas.tsx')).PreviewCanvas,
  ),
);

interface PreviewPictureProps extends PictureProps {
  product: PreviewedProduct;
  /** The name that the picture now shows; empty for the sample. Needed only where it is said beside the picture. */
  painted?: readonly [name: string, onPainted: (name: string) => void];
}

export function PreviewPicture({
  product,
  decorative = false,
  painted,
  ...picture
}: PreviewPictureProps) {
  const name = useNamePreview();
  const own = useState('');
  const [paintedName, setPaintedName] = painted ?? own;
  return (
    <span className="relative block">
      <Picture {...picture} decorative={decorative || (name !== '' && paintedName !== '')} />
      {name !== '' && (
        <PreviewCanvas
          product={product}
          name={name}
          decorative={decorative}
          paintedName={paintedName}
          onPainted={setPaintedName}
          className={picture.className ?? ''}
        />
      )}
    </span>
  );
}
