/** A product's material, dimensions, production, care and fields. */
import type { ReactNode } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import { useTranslations } from '../../../state/translations.ts';

export function Facts({ product: { blank, fields, design } }: { product: ProductPage }) {
  const t = useTranslations('product');
  const rows: readonly [string, ReactNode][] = [
    [t('facts.material'), blank.material],
    [t('facts.size'), blank.size],
    [t('facts.capacity'), blank.capacity],
    [t('facts.production'), blank.production],
    [t('facts.care'), blank.care],
    [t('facts.design'), design.name],
    [
      t('facts.writing'),
      <ul key="writing">
        {fields.map(({ name, label, maxLength }) => (
          <li key={name}>{t('facts.field', { label, maxLength })}</li>
        ))}
      </ul>,
    ],
  ];
  return (
    <table className="w-full text-left">
      <caption className="mb-4 text-left font-display text-2xl leading-tight font-[560]">
        {t('facts.title')}
      </caption>
      <tbody>
        {rows.map(
          ([name, fact]) =>
            fact && (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="w-2/5 py-3 pr-4 font-semibold sm:w-1/3">
                  {name}
                </th>
                <td className="py-3 text-ink-soft">{fact}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
