/** Moves the current design to another product, and shows there what changed. */
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OpeningButton } from '../../../ui/opening-button.tsx';
import { browserApi } from '../../api/client.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { takeCarried } from '../../state/designs/carried-design.ts';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import type { ArrivedDesignProps } from './arrived-design.tsx';
import type { CarryDesignProps } from './carry-design.tsx';
import type { Made, RefitReport } from './refit.ts';

export interface CarryDesignButtonProps extends Omit<
  CarryDesignProps,
  'products' | 'open' | 'onClose'
> {
  design: string;
  /** A design has arrived from another product. */
  onArrive: (made: Made) => void;
}

const load = () => Promise.all([import('./carry-design.tsx'), awaitTranslations(WORDS)]);
const WORDS = ['carry-design', 'name-preview'];
const CarryDesign = lazy(async () => ({ default: (await load())[0].CarryDesign }));
const ArrivedDesign = lazy(() =>
  Promise.all([import('./arrived-design.tsx'), awaitTranslations(WORDS)]).then(([arrived]) => ({
    default: arrived.ArrivedDesign,
  })),
);

export function CarryDesignButton({ design, onArrive, ...carry }: CarryDesignButtonProps) {
  const t = useTranslations('personalise-form');
  const [arrived, setArrived] = useState<ArrivedDesignProps | null>(null);

  // Runs after hydration and with the stored state: the server's render knows nothing about this
  // shopper.
  const arrive = useEffectEvent(() => {
    const carried = takeCarried<RefitReport>(carry.from.slug);
    if (!carried) return;
    onArrive({ words: carried.words, edits: carried.edits ?? {} });
    setArrived({ from: carried.from, told: carried.told });
  });
  const isRead = useStoredStateRead();
  useEffect(() => {
    if (isRead) arrive();
  }, [isRead]);

  async function targets(): Promise<readonly ProductCard[]> {
    const [answer] = await Promise.all([
      browserApi.call('productsWearing', { params: { design } }),
      load(),
    ]);
    return answer.products.filter(({ slug }) => slug !== carry.from.slug);
  }

  return (
    <>
      <OpeningButton
        look="tool"
        label={
          <>
            <Icon name="grid" />
            {t('carry.open')}
          </>
        }
        busyLabel={t('carry.opening')}
        failure={t('carry.failed')}
        fetch={targets}
      >
        {(products, window) => <CarryDesign {...carry} {...window} products={products} />}
      </OpeningButton>
      {arrived && (
        <Suspense>
          <ArrivedDesign {...arrived} />
        </Suspense>
      )}
    </>
  );
}
