/** A line's options and the texts to be printed. */
import type { CartItem } from '../../../contract/cart/cart.ts';
import { useTranslations } from '../../state/translations.ts';

export function LineText({ options, words }: Pick<CartItem, 'options' | 'words'>) {
  const t = useTranslations('cart-lines');
  const facts = [
    ...Object.entries(options).map(([name, value]) => ({ label: optionName(name), text: value })),
    ...words,
  ];
  return (
    <dl className="text-sm text-ink-soft">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="inline">{t('fact', { label })}</dt>{' '}
          <dd className="inline font-semibold break-words whitespace-pre-wrap text-ink">{text}</dd>
        </div>
      ))}
      {words.length === 0 && (
        <div>
          <dt className="sr-only">{t('words')}</dt>
          <dd>{t('wordless')}</dd>
        </div>
      )}
    </dl>
  );
}

/** 'size' gives Size. */
function optionName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
