/** The space of the row of tools, which loads after the page: none of them is needed to buy. */
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { ProductFormProps } from './use-product-choice.ts';

const DesignTools = lazyComponent<ProductFormProps>(
  async () => (await import('./design-tools.tsx')).DesignTools,
);

export function DesignActions({ product, chosen }: ProductFormProps) {
  const isAlive = useStoredStateRead();
  return (
    // Its height is reserved, so that the content below does not move. An open draft stays open
    // while this is hidden.
    <div className="grid min-h-33 content-start gap-4" hidden={chosen.design.wordless}>
      {isAlive && <DesignTools product={product} chosen={chosen} />}
    </div>
  );
}
