/** A line's options, the texts to be printed and how many photographs. */
import { photosOn } from '../../../../domain/personalisation/photos-on.ts';
import { chosenOptions } from '../../../../domain/catalogue/chosen-options.ts';
import type { CartItem } from '../../../../contract/cart/cart.ts';
import { useTranslations } from '../../../state/translations.ts';

const PLAIN = 'inline font-semibold';

/** Classes of the row of a written text, and of the text. */
export interface LineTextLook {
  row?: string;
  written?: string;
}

export interface LineTextProps extends LineTextLook {
  line: Pick<CartItem, 'options' | 'words' | 'personalisation'>;
}

export function LineText({ line, row, written = PLAIN }: LineTextProps) {
  const { options, words } = line;
  const t = useTranslations('cart-lines');
  const photos = photosOn(line);
  const withPhotos = words.length > 0 ? 'photoCount' : 'photosAlone';
  const facts = [
    ...chosenOptions(options).map(({ label, value }) => ({ label, text: value, isWritten: false })),
    ...words.map((word) => ({ ...word, isWritten: true })),
  ];
  return (
    <dl className="text-sm text-ink-soft">
      {facts.map(({ label, text, isWritten }) => (
        <div key={label} className={isWritten ? row : undefined}>
          <dt className="inline">{t('fact', { label })}</dt>{' '}
          <dd className={`break-words whitespace-pre-wrap text-ink ${isWritten ? written : PLAIN}`}>
            {text}
          </dd>
        </div>
      ))}
      {(photos > 0 || words.length === 0) && (
        <div>
          <dt className="sr-only">{t('words')}</dt>
          <dd>{t(photos ? withPhotos : 'wordless', { count: photos })}</dd>
        </div>
      )}
    </dl>
  );
}
