/** What else can be done with a design, as one row: change it, many names, other products, save and share. */
import { useEffect, useState } from 'react';
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import type { MakeLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import type { WarningNoteProps } from '../../features/cart-lines/warning-note.tsx';
import { CarryDesignButton } from '../../features/carry-design/carry-design-button.tsx';
import { EditDesignButton } from '../../features/design-editor/edit-design-button.tsx';
import { NameListButton } from '../../features/name-list/name-list-button.tsx';
import { EverywhereSwitch } from '../../features/personalise-form/everywhere-switch.tsx';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { useTranslations } from '../../state/translations.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import { SaveAndShare } from './save-and-share.tsx';
import type { ProductChoice, ProductFormProps } from './use-product-choice.ts';

// If it fails to load, the picture still has it.
const ToolsWarning = lazyComponent<Pick<WarningNoteProps, 'warnings'>>(
  withTranslations(
    ['design-warning'],
    async () => (await import('../../features/cart-lines/warning-note.tsx')).ToolsWarning,
  ),
);

export function DesignTools({ product, chosen }: ProductFormProps) {
  const t = useTranslations('personalise-form');
  const [inEditor, setInEditor] = useState<HTMLElement | null>(null);
  const { design, pictures } = chosen;
  const nameField = product.fields.find(({ name }) => name === NAME_FIELD);
  useOpenedByLink(chosen);
  return (
    <>
      <div
        role="group"
        aria-label={t('tools')}
        // Cells of the first line; what a tool has to say is below it, across all of them.
        className="grid grid-cols-5 items-start border-y border-line py-1 max-sm:grid-cols-3"
      >
        {!design.wordless && (
          <>
            <EditDesignButton
              key={pictures.livePlace.plate}
              product={pictures.livePlace}
              productName={product.name}
              editing={design.editing}
              onChange={design.edit}
              cut={chosen.cut}
              opener={chosen.editOpener}
              gallery={pictures}
              keep={<div ref={setInEditor} className="empty:hidden" />}
            />
            {nameField && (
              <NameListButton
                name={design.words[NAME_FIELD] ?? ''}
                field={nameField}
                process={chosen.selection.finish?.process ?? ''}
                isCutOut={chosen.cutCheck !== null}
                prepare={() => prepareNames(chosen)}
              />
            )}
            <CarryDesignButton
              design={product.design.slug}
              from={{ ...pictures.livePlace, name: product.name }}
              made={design.editing}
              onArrive={design.edit}
            />
          </>
        )}
        <SaveAndShare chosen={chosen} inEditor={inEditor} />
      </div>
      {chosen.cut && chosen.cut.warnings.length > 0 && (
        <ToolsWarning warnings={chosen.cut.warnings} />
      )}
      <EverywhereSwitch name={design.words[NAME_FIELD] ?? ''} />
    </>
  );
}

/** A link to `#editor` opens it once: Back to the page, or a reload, finds it closed. */
function useOpenedByLink({ editOpener }: ProductChoice): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = hash === '#editor';
  useEffect(() => {
    if (!isAsked) return;
    void navigate({ search }, { replace: true, preventScrollReset: true }).then(() =>
      editOpener.current?.click(),
    );
  }, [isAsked, search, navigate, editOpener]);
}

/** Makes the cart line for a list of names, without its name; null if anything else is missing or wrong. */
function prepareNames({ wrongWords, prepared, design }: ProductChoice): MakeLine | null {
  const { editing } = design;
  const { [NAME_FIELD]: _, ...wrong } = wrongWords();
  const fields = { ...editing.words, [NAME_FIELD]: '' };
  return prepared(wrong, 1, { v: 1, fields, edits: normaliseEdits(editing.edits) });
}
