/** A cart line whose product is no longer sold: without page, price or quantity field. */
import { useTranslations } from '../../state/translations.ts';
import type { CartLineProps } from './cart-line.tsx';
import { LineNotice } from './line-notice.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineText } from './words/line-text.tsx';
import { RemoveLine } from './remove-line.tsx';

export function WithdrawnLine({ line, onRemove, fault }: CartLineProps) {
  const t = useTranslations('cart-lines');
  return (
    <article className="grid grid-cols-[minmax(0,8.5rem)_1fr] gap-x-4 gap-y-3 max-[20rem]:grid-cols-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <div aria-hidden="true" className="opacity-60 sm:row-span-2">
        <LinePicture line={line} sizes="(min-width: 640px) 160px, 136px" />
      </div>
      <div className="min-w-0">
        <h2 className="text-lg">{line.name}</h2>
        <LineText line={line} />
        <LineNotice text={t('withdrawn')} />
      </div>
      <div className="col-span-2 flex justify-end sm:col-span-1">
        <RemoveLine line={line} onRemove={onRemove} />
      </div>
      {fault && (
        <p role="alert" className="col-span-2 text-sm font-semibold text-error">
          {fault}
        </p>
      )}
    </article>
  );
}
