/** The finishes of a product, if there are several, and its options. */
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../../state/read-stored-state.ts';
import { useTranslations } from '../../../state/translations.ts';
import { optionGroups } from './chosen-variant.ts';
import { FinishChoice } from './finish-choice.tsx';
import { nameOption, OptionChoice } from './option-choice.tsx';
import type { SizeGuideProps } from './size-guide.tsx';
import type { ProductFormProps } from '../use-product-choice.ts';

// Only clothes have one. If it fails, the sizes can still be chosen.
const SizeGuide = lazyComponent<SizeGuideProps>(
  async () => (await import('./size-guide.tsx')).SizeGuide,
);

export function VariantFields({ product, chosen: { selection, missing } }: ProductFormProps) {
  const t = useTranslations('product');
  const isAlive = useStoredStateRead();
  const { finish, options } = selection.choice;
  const { measures } = product.blank;
  const groups = optionGroups(product, finish);
  const sizes = groups.find(({ option }) => option === 'size');
  return (
    <>
      {product.finishes.length > 1 && (
        <FinishChoice product={product} finish={finish} onChoose={selection.chooseFinish} />
      )}
      {groups.map((group) => (
        <OptionChoice
          key={group.option}
          group={group}
          measures={measures}
          chosen={options[group.option]}
          onChoose={(value) => selection.chooseOption(group.option, value)}
          error={
            missing.includes(group.option)
              ? t('choose', { option: nameOption(group.option).toLowerCase() })
              : undefined
          }
        />
      ))}
      {measures && sizes && (
        // As high as what loads there, so that nothing moves.
        <div className="-mt-4 -mb-3 min-h-11">
          {isAlive && (
            <SizeGuide
              measures={measures}
              sold={sizes.values.map(({ value }) => value)}
              chosen={options.size}
            />
          )}
        </div>
      )}
    </>
  );
}
