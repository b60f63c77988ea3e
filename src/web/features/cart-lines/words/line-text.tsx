/** A line's options, the texts to be printed and how many photographs. */
import { photosOn } from '../../../domain/personalisation/photos-on.ts';
import { chosenOptions } from '../../../domain/catalogue/chosen-options.ts';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export interface LineTextProps {
  line: Pick<CartItem, 'options' | 'words' | 'personalisation'>;
  /** The written words only. */
  large?: boolean;
}

export function LineText({ line, large = false }: LineTextProps) {
  const { options, words } = line;
  const t = useTranslations('cart-lines');
  const photos = photosOn(line);
  const facts = [
    ...chosenOptions(options).map(({ label, value }) => ({ label, text: value, isWritten: false })),
    ...words.map((written) => ({ ...written, isWritten: true })),
  ];
  return (
    <dl className="text-sm text-ink-soft">
      {facts.map(({ label, text, isWritten }) => (
        <div key={label}>
          <dt className="inline">{t('fact', { label })}</dt>{' '}
          <dd
            className={`break-words whitespace-pre-wrap text-ink ${large && isWritten ? 'font-display text-2xl leading-tight font-semibold' : 'inline font-semibold'}`}
          >
            {text}
          </dd>
        </div>
      ))}
      {(photos > 0 || words.length === 0) && (
        <div>
          <dt className="sr-only">{t('words')}</dt>
          <dd>{t(photos ? 'photoCount' : 'wordless', { count: photos })}</dd>
        </div>
      )}
    </dl>
  );
}
