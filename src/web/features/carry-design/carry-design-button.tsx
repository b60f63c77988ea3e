/** The way from one product to another with the design as it is; and where a design arrives, what was changed on the way. */
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ProductCard } from '../../../contract/catalogue.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browserApi } from '../../api/client.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { takeCarried } from '../../state/carried.ts';
import { needWords, useWords } from '../../state/words.ts';
import type { ArrivedDesignProps } from './arrived-design.tsx';
import type { CarryDesignProps } from './carry-design.tsx';
import type { Made, Told } from './refit.ts';

export interface CarryDesignButtonProps extends Omit<
  CarryDesignProps,
  'products' | 'open' | 'onClose'
> {
  design: string;
  /** A design has arrived from another product. */
  onArrive: (made: Made) => void;
}

const load = () => Promise.all([import('./carry-design.tsx'), needWords(WORDS)]);
const WORDS = ['carry-design', 'worn-name'];
const CarryDesign = lazy(async () => ({ default: (await load())[0].CarryDesign }));
const ArrivedDesign = lazy(() =>
  Promise.all([import('./arrived-design.tsx'), needWords(WORDS)]).then(([arrived]) => ({
    default: arrived.ArrivedDesign,
  })),
);

export function CarryDesignButton({ design, onArrive, ...carry }: CarryDesignButtonProps) {
  const t = useWords('personalise-form');
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'still' | 'opening' | 'failed'>('still');
  const [arrived, setArrived] = useState<ArrivedDesignProps | null>(null);

  // After the page is alive and knows what the device keeps: what it was sent with knows nothing of this shopper.
  const arrive = useEffectEvent(() => {
    const carried = takeCarried<Told>(carry.from.slug);
    if (!carried) return;
    onArrive({ words: carried.words, edits: carried.edits ?? {} });
    setArrived({ from: carried.from, told: carried.told });
  });
  const isRead = useStoredStateRead();
  useEffect(() => {
    if (isRead) arrive();
  }, [isRead]);

  async function open(): Promise<void> {
    setState('opening');
    try {
      const [answer] = await Promise.all([
        browserApi.call('productsWearing', { params: { design } }),
        load(),
      ]);
      setProducts(answer.products.filter(({ slug }) => slug !== carry.from.slug));
      setIsOpen(true);
      setState('still');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button look="secondary" onClick={open} busyLabel={state === 'opening' && t('carry.opening')}>
        <Icon name="forward" className="size-5 rotate-90" />
        {t('carry.open')}
      </Button>
      <p role="status" className="mt-1 text-sm font-semibold text-error empty:hidden">
        {state === 'failed' && t('carry.failed')}
      </p>
      {products && (
        <Suspense>
          <CarryDesign
            {...carry}
            products={products}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
      {arrived && (
        <Suspense>
          <ArrivedDesign {...arrived} />
        </Suspense>
      )}
    </div>
  );
}
