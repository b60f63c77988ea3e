/** Says where a design is on its way to, or that it could not be moved. */
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useTranslations } from '../../state/translations.ts';

interface CarryStatusProps {
  products: readonly ProductCard[];
  /** Slug of the product; empty: none. */
  going: string;
  failed: boolean;
}

export function CarryStatus({ products, going, failed }: CarryStatusProps) {
  const t = useTranslations('carry-design');
  return (
    <p role="status" className="mb-4 flex items-center gap-2 font-semibold empty:hidden">
      {going !== '' && (
        <>
          <Spinner className="size-5" />
          {t('going', { name: products.find(({ slug }) => slug === going)?.name ?? '' })}
        </>
      )}
      {failed && <span className="text-error">{t('failed')}</span>}
    </p>
  );
}
