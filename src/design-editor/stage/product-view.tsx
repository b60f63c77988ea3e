/** The product with the design, from the requested angle. */
import type { DesignDocument } from '../../artwork/design/design.ts';
import { useTranslations } from '../editor-services.ts';
import { ChoiceRow } from '../inspector/choice-row.tsx';
import type { EditorKit } from '../editor-kit.ts';
import { LivePreview } from './live-preview.tsx';

export interface ProductViewProps {
  kit: EditorKit;
  productName: string;
  document: DesignDocument;
  angle: string;
  onAngle: (angle: string) => void;
}

const ANGLES = ['hero', 'left', 'wrap', 'angle', 'pair', 'stack', 'scene'] as const;

export function ProductView({ kit, productName, document, angle, onAngle }: ProductViewProps) {
  const t = useTranslations();
  const options = kit.views.map((view, place) => {
    const known = ANGLES.find((one) => one === view.angle);
    return {
      value: view.angle,
      label: known ? t(`angles.${known}`) : t('angles.other', { number: place + 1 }),
    };
  });
  return (
    <div className="grid gap-2 sheet:min-h-0 sheet:grow sheet:grid-rows-[minmax(0,1fr)_auto]">
      <LivePreview
        product={kit.product}
        {...{ angle, document }}
        label={t('preview', { name: productName })}
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
