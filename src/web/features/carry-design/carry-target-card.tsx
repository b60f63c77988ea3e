/** One product with the same design, showing the shopper's words if there is a name and it can be painted. */
import { useState } from 'react';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { PreviewCanvas } from '../../name-preview/preview-canvas.tsx';

export interface CarryTargetCardProps {
  product: ProductCard;
  /** What was written, by field. */
  words: Readonly<Record<string, string>>;
  /** As of an img element. */
  sizes: string;
  onChoose: () => void;
}

export function CarryTargetCard({ product, words, sizes, onChoose }: CarryTargetCardProps) {
  const t = useTranslations('carry-design');
  const name = words[NAME_FIELD]?.trim() ?? '';
  const [paintedName, setPaintedName] = useState('');
  const { fromPence, pricesVary, picture, availability } = product;
  const price = formatPounds(pence(fromPence));
  const isSoldOut = availability === 'soldOut';
  return (
    <button
      type="button"
      onClick={onChoose}
      disabled={isSoldOut}
      className="group flex h-full w-full flex-col rounded-soft border border-line bg-white p-2 text-left hover:border-ink disabled:opacity-60"
    >
      <span className="relative block w-full overflow-hidden rounded-soft">
        <Picture source={pictureSource(picture)} decorative sizes={sizes} />
        {name !== '' && (
          <PreviewCanvas
            product={product}
            name={name}
            words={words}
            decorative
            paintedName={paintedName}
            onPainted={setPaintedName}
            className=""
          />
        )}
      </span>
      <span className="mt-2 px-1 font-semibold group-enabled:group-hover:underline">
        {product.name}
      </span>
      <span className="px-1 pb-1 text-sm text-ink-soft tabular-nums">
        {isSoldOut ? t('soldOut') : pricesVary ? t('from', { price }) : price}
      </span>
    </button>
  );
}
