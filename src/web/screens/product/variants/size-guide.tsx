/** The chest, and for children the height, that each size is made for: the chosen one in words, all in a table. */
import { useTranslations, type Translate } from '../../../state/translations.ts';
import type { Measures } from './size-sections.ts';

type SizeMeasure = Measures['sizes'][number];

const CM_PER_INCH = 2.54;

export interface SizeGuideProps {
  measures: Measures;
  /** The sizes that the product is sold in. */
  sold: readonly string[];
  chosen: string | undefined;
}

export function SizeGuide({ measures, sold, chosen }: SizeGuideProps) {
  const t = useTranslations('product');
  const sizes = measures.sizes.filter(({ size }) => sold.includes(size));
  const hasChildren = sizes.some(({ group }) => group === 'children');
  const hasHeights = sizes.some(({ heightCm }) => heightCm);
  const fit = sizes.find(({ size }) => size === chosen);
  return (
    <div className="relative text-sm">
      <p
        role="status"
        className="absolute top-0 right-0 left-22 flex min-h-11 items-center text-ink-soft"
      >
        <span>
          {fit?.heightCm
            ? t('sizes.fitsChild', { size: fit.size, height: heightOf(fit.heightCm, t) })
            : fit && t('sizes.fits', { size: fit.size, chest: chestOf(fit, t) })}{' '}
          {hasChildren && fit?.group !== 'adults' && t('sizes.pictured')}
        </span>
      </p>
      <details>
        <summary className="inline-flex min-h-11 items-center text-bottle underline underline-offset-4">
          {t('sizes.guide')}
        </summary>
        <p className="text-ink-soft">
          {t(measures.isTypical ? 'sizes.typical' : 'sizes.measured')} {t('sizes.how')}{' '}
          {hasChildren && t('sizes.smaller')}
        </p>
        <table className="mt-2 w-full text-left">
          <thead>
            <tr>
              <th scope="col" className="py-2 font-semibold">
                {t('sizes.size')}
              </th>
              {hasHeights && (
                <th scope="col" className="py-2 font-semibold">
                  {t('sizes.height')}
                </th>
              )}
              <th scope="col" className="py-2 font-semibold">
                {t('sizes.chest')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {sizes.map((one) => (
              <tr key={one.size} className="border-t border-line">
                <th scope="row" className="py-2 font-normal">
                  {one.size}
                </th>
                {hasHeights && (
                  <td className="py-2">{one.heightCm ? heightOf(one.heightCm, t) : '–'}</td>
                )}
                <td className="py-2">{chestOf(one, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function heightOf([least, most]: [number, number], t: Translate<'product'>): string {
  return t('sizes.heightRange', { least, most });
}

function chestOf({ chestCm: [least, most] }: SizeMeasure, t: Translate<'product'>): string {
  const inches = (cm: number) => Math.round(cm / CM_PER_INCH);
  return t('sizes.range', { least, most, leastInch: inches(least), mostInch: inches(most) });
}
