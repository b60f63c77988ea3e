/** The buttons below a product's text: change the design, use it elsewhere, save it for later. */
import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { EditDesignButton } from '../../features/design-editor/edit-design-button.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { SaveAndShareProps } from './save-and-share.tsx';
import type { ProductFormProps } from './use-product-choice.ts';

const SaveAndShare = lazyComponent<SaveAndShareProps>(
  async () => (await import('./save-and-share.tsx')).SaveAndShare,
);
const Further = lazyComponent<ProductFormProps>(
  async () => (await import('./more-uses.tsx')).Further,
);

export function DesignActions({ product, chosen }: ProductFormProps) {
  const isAlive = useStoredStateRead();
  const [inEditor, setInEditor] = useState<HTMLElement | null>(null);
  const { design, pictures } = chosen;
  return (
    // An open draft stays open while this is hidden.
    <div className="grid gap-3" hidden={design.wordless}>
      {!design.wordless && (
        <EditDesignButton
          key={pictures.livePlace.plate}
          product={pictures.livePlace}
          productName={product.name}
          angle={pictures.picture?.angle ?? ''}
          editing={design.editing}
          onChange={design.edit}
          cut={chosen.cut}
          keep={<div ref={setInEditor} className="empty:hidden" />}
        />
      )}
      {!design.wordless && (
        // Reserves space for both buttons, stacked or side by side.
        <div className="min-h-25 xl:min-h-11">
          {isAlive && <Further product={product} chosen={chosen} />}
        </div>
      )}
      {/* Reserves space, so that the content below does not move. */}
      <div className="min-h-11">
        {isAlive && <SaveAndShare chosen={chosen} inEditor={inEditor} />}
      </div>
    </div>
  );
}
