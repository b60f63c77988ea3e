/** The choices for a product before it goes into the cart: finish and size, text, quantity; then what else can be done. */
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { SavedLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import type { CutCheckProps } from '../../features/cut-check/cut-check.tsx';
import { PersonaliseForm } from '../../features/personalise-form/personalise-form.tsx';
import type { PhotoPlacesProps } from '../../features/photo-places/photo-places.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { withTranslations } from '../../state/with-translations.ts';
import { BuyingOptions } from './buying-options.tsx';
import { DesignActions } from './design-actions.tsx';
import type { OpenLineProps } from './open-line.tsx';
import type { ProductFormProps } from './use-product-choice.ts';
import { PHOTOS } from './words/use-typed-design.ts';
import { VariantFields } from './variants/variant-fields.tsx';

// If it fails, the page still works, but a reload or a return finds it empty.
const BegunDesign = lazyComponent<ProductFormProps>(
  async () => (await import('./words/begun-design.tsx')).BegunDesign,
);
// If it fails, the page adds a new line instead.
const OpenLine = lazyComponent<OpenLineProps>(
  async () => (await import('./open-line.tsx')).OpenLine,
);
// Few designs have places for photographs. If they fail to load, nothing can be bought.
const PhotoPlaces = lazyComponent<PhotoPlacesProps>(
  withTranslations(
    ['photo-places'],
    async () => (await import('../../features/photo-places/photo-places.tsx')).PhotoPlaces,
  ),
  failing('photos.unloaded'),
);
// If the check fails to load, the fallback says so: problems must not go unmentioned.
const CutCheck = lazyComponent<CutCheckProps>(
  async () => (await import('../../features/cut-check/cut-check.tsx')).CutCheck,
  failing('cut.unchecked'),
);

// If it fails, the picture still shows the letters, and how small a name gets.
const WordsRemark = lazyComponent<ProductFormProps>(
  async () => (await import('./words/words-remark.tsx')).WordsRemark,
);

function failing(key: 'cut.unchecked' | 'photos.unloaded') {
  return function Failed() {
    const t = useTranslations('personalise-form');
    return <p role="status">{t(key)}</p>;
  };
}

export function ProductForm({ product, chosen }: ProductFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const editPlace = useRef<HTMLDivElement>(null);
  const isAlive = useStoredStateRead();
  const [line, setLine] = useState<SavedLine | null>(null);
  const { design, attempts, named } = chosen;

  useEffect(() => {
    const { current } = form;
    // If it fails to load, the messages are at their fields all the same.
    if (attempts > 0 && current)
      void import('./show-fault.ts').then(
        ({ showFault }) => showFault(current),
        () => {},
      );
  }, [attempts]);

  return (
    <div data-buys ref={form} className="mt-4 grid gap-4">
      {named && isAlive && (
        <OpenLine
          key={named}
          id={named}
          slug={product.slug}
          onOpen={(opened) => chosen.openSaved(opened, true)}
          onSaving={setLine}
        />
      )}
      {isAlive && <BegunDesign product={product} chosen={chosen} />}
      {chosen.photos.places.length > 0 && (
        // As high as what loads there, so that nothing moves.
        <div className="min-h-36 rounded-soft empty:bg-bottle-tint">
          {isAlive && (
            <PhotoPlaces
              places={chosen.photos.places}
              design={design}
              fault={chosen.faults[PHOTOS]}
              chooser={chosen.photos.chooser}
              gallery={chosen.pictures}
              onRemedy={chosen.photos.setRemedy}
              onSending={chosen.photos.setSending}
            />
          )}
        </div>
      )}
      <VariantFields product={product} chosen={chosen} />
      <PersonaliseForm
        fields={product.fields}
        words={design.words}
        faults={chosen.faults}
        onType={design.type}
        onEnter={chosen.pictures.warm}
        wordless={design.wordless}
        onWordless={chosen.photos.places.length > 0 ? undefined : design.goWordless}
        tool={<div ref={editPlace} className="min-h-12 max-sm:w-full" />}
        remark={isAlive && <WordsRemark product={product} chosen={chosen} />}
      />
      {chosen.cutCheck && isAlive && <CutCheck {...chosen.cutCheck} />}
      <BuyingOptions product={product} chosen={chosen} line={line} />
      <DesignActions product={product} chosen={chosen} editPlace={editPlace} />
    </div>
  );
}
