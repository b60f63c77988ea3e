/** The finishes of a product, if there are several, and its options. */
import { useTranslations } from '../../state/translations.ts';
import { optionGroups } from './chosen-variant.ts';
import { FinishChoice } from './finish-choice.tsx';
import { nameOption, OptionChoice } from './option-choice.tsx';
import type { ProductFormProps } from './use-product-choice.ts';

export function VariantFields({ product, chosen: { selection, missing } }: ProductFormProps) {
  const t = useTranslations('product');
  const { finish, options } = selection.choice;
  return (
    <>
      {product.finishes.length > 1 && (
        <FinishChoice product={product} finish={finish} onChoose={selection.chooseFinish} />
      )}
      {optionGroups(product, finish).map((group) => (
        <OptionChoice
          key={group.option}
          group={group}
          chosen={options[group.option]}
          onChoose={(value) => selection.chooseOption(group.option, value)}
          error={
            missing.includes(group.option)
              ? t('choose', { option: nameOption(group.option).toLowerCase() })
              : undefined
          }
        />
      ))}
    </>
  );
}
