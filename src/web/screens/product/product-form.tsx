/** The choices for a product before it goes into the cart: text first, then finish, size and quantity. */
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { ProductPage } from '../../../contract/catalogue.ts';
import { AddToCart, type SavedLine } from '../../features/add-to-cart/add-to-cart.tsx';
import type { CutCheckProps } from '../../features/cut-check/cut-check.tsx';
import { DispatchPromise } from '../../features/dispatch-promise/dispatch-promise.tsx';
import { EditDesignButton } from '../../features/design-editor/edit-design-button.tsx';
import { PersonaliseForm } from '../../features/personalise-form/personalise-form.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { optionGroups } from './chosen-variant.ts';
import { FinishChoice } from './finish-choice.tsx';
import type { FurtherProps } from './more-uses.tsx';
import type { KeepingProps } from './keeping.tsx';
import { nameOption, OptionChoice } from './option-choice.tsx';
import type { OpenLineProps } from './open-line.tsx';
import { ReturnsNote } from './returns-note.tsx';
import type { useProductChoice } from './use-product-choice.ts';

export interface ProductFormProps {
  product: ProductPage;
  chosen: ReturnType<typeof useProductChoice>;
}

/** Loads a component after the page is read. If it fails, the page works without it, unless a fallback is given. */
function later<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: (props: Props) => ReactNode = () => null,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (piece) => ({ default: piece }),
      () => ({ default: otherwise }),
    ),
  );
}

const Keeping = later<KeepingProps>(async () => (await import('./keeping.tsx')).Keeping);
const Further = later<FurtherProps>(async () => (await import('./more-uses.tsx')).Further);
// If it fails, the page adds a new line instead.
const OpenLine = later<OpenLineProps>(async () => (await import('./open-line.tsx')).OpenLine);
// If the check fails to load, the fallback says so: problems must not go unmentioned.
const CutCheck = later<CutCheckProps>(
  async () => (await import('../../features/cut-check/cut-check.tsx')).CutCheck,
  Unchecked,
);

function Unchecked() {
  const t = useTranslations('personalise-form');
  return <p role="status">{t('cut.unchecked')}</p>;
}

const WRONG = 'input[aria-invalid="true"], [aria-invalid="true"] input:not(:disabled)';

export function ProductForm({ product, chosen }: ProductFormProps) {
  const t = useTranslations('product');
  const form = useRef<HTMLDivElement>(null);
  const isAlive = useStoredStateRead();
  const [inEditor, setInEditor] = useState<HTMLElement | null>(null);
  const { choice, variant, attempts, named } = chosen;
  const [line, setLine] = useState<SavedLine | null>(null);
  const isSoldOut = variant
    ? variant.availability === 'soldOut'
    : product.variants.every(({ availability }) => availability === 'soldOut');

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempts]);

  return (
    <div ref={form} className="mt-5 grid gap-7">
      {named && isAlive && (
        <Suspense fallback={null}>
          <OpenLine
            key={named}
            id={named}
            slug={product.slug}
            onOpen={(opened) => chosen.openKept(opened, true)}
            onSaving={setLine}
          />
        </Suspense>
      )}
      <PersonaliseForm
        fields={product.fields}
        words={chosen.words}
        faults={chosen.faults}
        onType={chosen.type}
        onEnter={chosen.warm}
        wordless={chosen.wordless}
        onWordless={chosen.goWordless}
      />
      {/* An open draft stays open while this is hidden. */}
      <div className="grid gap-3" hidden={chosen.wordless}>
        {!chosen.wordless && (
          <EditDesignButton
            key={chosen.livePlace.plate}
            product={chosen.livePlace}
            productName={product.name}
            angle={chosen.picture?.angle ?? ''}
            editing={chosen.editing}
            onChange={chosen.edit}
            cut={chosen.cut}
            keep={<div ref={setInEditor} className="empty:hidden" />}
          />
        )}
        {!chosen.wordless && (
          // Reserves space for both buttons, stacked or side by side.
          <div className="min-h-25 xl:min-h-11">
            {isAlive && (
              <Suspense fallback={null}>
                <Further product={product} chosen={chosen} />
              </Suspense>
            )}
          </div>
        )}
        {/* Reserves space, so that the content below does not move. */}
        <div className="min-h-11">
          {isAlive && (
            <Suspense fallback={null}>
              <Keeping chosen={chosen} inEditor={inEditor} />
            </Suspense>
          )}
        </div>
      </div>
      {chosen.cutCheck && isAlive && (
        <Suspense fallback={null}>
          <CutCheck {...chosen.cutCheck} />
        </Suspense>
      )}
      {product.finishes.length > 1 && (
        <FinishChoice product={product} finish={choice.finish} onChoose={chosen.chooseFinish} />
      )}
      {optionGroups(product, choice.finish).map((group) => (
        <OptionChoice
          key={group.option}
          group={group}
          chosen={choice.options[group.option]}
          onChoose={(value) => chosen.chooseOption(group.option, value)}
          error={
            chosen.missing.includes(group.option)
              ? t('choose', { option: nameOption(group.option).toLowerCase() })
              : undefined
          }
        />
      ))}
      <div>
        <p className="mb-3 min-h-6 font-semibold">
          {variant?.availability === 'inStock' && (
            <span className="text-bottle">{t('inStock')}</span>
          )}
          {variant?.availability === 'low' && <span className="text-clay-deep">{t('low')}</span>}
          {isSoldOut && <span className="text-error">{t('gone')}</span>}
        </p>
        <AddToCart
          prepare={chosen.prepare}
          onRefused={chosen.takeRefusal}
          soldOut={isSoldOut && line?.productId !== variant?.productId}
          line={line}
        />
        <noscript>
          <p className="rounded-soft bg-clay-tint p-4">{t('noScript')}</p>
        </noscript>
        <div className="mt-3 grid gap-4 rounded-soft bg-paper-deep p-4">
          <DispatchPromise />
          <ReturnsNote wordless={chosen.wordless} />
        </div>
      </div>
    </div>
  );
}
