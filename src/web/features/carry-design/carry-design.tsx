/** All other products with the same design, to choose where to move it. */
import { useState } from 'react';
import { useNavigate } from '../../navigation/use-router.ts';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { keepCarried } from '../../state/carried.ts';
import { useTranslations } from '../../state/translations.ts';
import type { Made, OnPlate } from './refit.ts';
import { CarryTargetCard } from './carry-target-card.tsx';

export interface CarryDesignProps {
  from: OnPlate & { name: string };
  made: Made;
  products: readonly ProductCard[];
  open: boolean;
  onClose: () => void;
}

export function CarryDesign({ from, made, products, open, onClose }: CarryDesignProps) {
  const t = useTranslations('carry-design');
  const navigate = useNavigate();
  const [going, setGoing] = useState('');
  const [failed, setFailed] = useState(false);

  async function carryTo({ slug, plate }: ProductCard): Promise<void> {
    if (going !== '') return;
    setGoing(slug);
    setFailed(false);
    try {
      const { refit } = await import('./refit.ts');
      keepCarried({ slug, from: from.name, ...(await refit(made, from, { slug, plate })) });
      onClose();
      await navigate(`/p/${slug}`);
    } catch (failure) {
      console.warn('The design was not carried over', failure);
      setFailed(true);
    } finally {
      setGoing('');
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      description={products.length > 0 ? t('about') : t('none')}
      closeLabel={t('close')}
      look="page"
    >
      <p role="status" className="mb-4 flex items-center gap-2 font-semibold empty:hidden">
        {going !== '' && (
          <>
            <Spinner className="size-5" />
            {t('going', { name: products.find(({ slug }) => slug === going)?.name ?? '' })}
          </>
        )}
        {failed && <span className="text-error">{t('failed')}</span>}
      </p>
      <ul className="grid grid-cols-2 gap-3 pb-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
        {products.map((product) => (
          <li key={product.slug}>
            <CarryTargetCard
              product={product}
              name={made.words.name?.trim() ?? ''}
              onChoose={() => void carryTo(product)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
