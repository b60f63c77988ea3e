/** All photographs of the product with the design, beside or below the drawing; the chosen one is where things are added. */
import { useId } from 'react';
import type { DesignDocument } from '../../artwork/design/design.ts';
import { useTranslations } from '../editor-services.ts';
import type { EditorKit } from '../editor-kit.ts';
import { angleNames } from './angle-names.ts';
import { LivePreview } from './live-preview.tsx';

export interface ProductViewsProps {
  kit: EditorKit;
  productName: string;
  document: DesignDocument;
  angle: string;
  onAngle: (angle: string) => void;
}

export function ProductViews({ kit, productName, document, angle, onAngle }: ProductViewsProps) {
  const t = useTranslations();
  const group = useId();
  return (
    <fieldset className="editor-views">
      <legend className="sr-only">{t('angles.label')}</legend>
      {angleNames(kit.views, t).map((view) => {
        const isChosen = view.angle === angle;
        return (
          <label
            key={view.angle}
            className="relative block overflow-hidden rounded-soft border border-edge bg-white text-center has-checked:border-bottle has-checked:bg-bottle has-checked:text-white forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <LivePreview
              product={kit.product}
              angle={view.angle}
              document={document}
              label={isChosen ? t('preview', { name: productName }) : null}
              className="editor-view bg-paper-deep"
            />
            {view.name}
            <input
              type="radio"
              name={group}
              aria-label={view.name}
              checked={isChosen}
              onChange={() => onAngle(view.angle)}
              className="absolute inset-0 size-full appearance-none rounded-soft"
            />
          </label>
        );
      })}
    </fieldset>
  );
}
