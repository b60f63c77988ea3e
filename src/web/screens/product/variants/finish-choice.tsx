/** The finishes of a product, each with its picture. */
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { pictureSource } from '../../../state/settings.ts';
import { useTranslations } from '../../../state/translations.ts';
import { finishAvailability } from './chosen-variant.ts';

export interface FinishChoiceProps {
  product: ProductPage;
  finish: string;
  onChoose: (finish: string) => void;
}

export function FinishChoice({ product, finish, onChoose }: FinishChoiceProps) {
  const t = useTranslations('product');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('finish')}</legend>
      <div className="flex flex-wrap gap-3">
        {product.finishes.map(({ slug, name, cloth, pictures: [picture] }) => {
          const isSoldOut = finishAvailability(product, slug) === 'soldOut';
          return (
            <label
              key={slug}
              className="relative flex items-center overflow-hidden rounded-soft border border-edge bg-white text-sm hover:border-ink has-checked:border-bottle has-checked:outline-2 has-checked:outline-bottle has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              {picture && (
                <Picture
                  source={pictureSource(picture)}
                  decorative
                  sizes="48px"
                  className={`w-12 ${isSoldOut ? 'opacity-50' : ''}`}
                />
              )}
              <input
                type="radio"
                name="finish"
                value={slug}
                checked={slug === finish}
                disabled={isSoldOut}
                onChange={() => onChoose(slug)}
                // Covers the whole card, whose border shows the choice.
                className="peer absolute inset-0 size-full appearance-none outline-none"
              />
              <span className="px-3 leading-tight peer-checked:font-semibold">
                {cloth ? t('finishOf', { name, cloth }) : name}
              </span>
              {isSoldOut && <span className="pr-3 text-ink-soft">{t('soldOut')}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
