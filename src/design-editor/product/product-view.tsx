/** The product with the design, from the requested angle, in place of the drawing. */
import { useTranslations } from '../editor-services.ts';
import { ChoiceRow } from '../inspector/choice-row.tsx';
import { angleNames } from './angle-names.ts';
import { LivePreview } from './live-preview.tsx';
import type { ProductViewsProps } from './product-views.tsx';

export function ProductView({ kit, productName, document, angle, onAngle }: ProductViewsProps) {
  const t = useTranslations();
  const options = angleNames(kit.views, t).map(({ angle: value, name: label }) => ({
    value,
    label,
  }));
  return (
    <div className="grid gap-2 sheet:min-h-0 sheet:grow sheet:grid-rows-[minmax(0,1fr)_auto]">
      <LivePreview
        product={kit.product}
        {...{ angle, document }}
        label={t('preview', { name: productName })}
        className="mx-auto block w-full rounded-soft bg-paper-deep max-lg:max-w-md sheet:size-full sheet:max-w-none sheet:object-contain"
      />
      {options.length > 1 && (
        <ChoiceRow
          label={t('angles.label')}
          isLabelHidden
          value={angle}
          {...{ options }}
          onChoose={onAngle}
        />
      )}
    </div>
  );
}
