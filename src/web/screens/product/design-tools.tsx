/** What else can be done with a design: change it, beside its words; as one row many names, other products, save and share. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isOneTone } from '../../../artwork/plate/plate.ts';
import { PROCESSES } from '../../../domain/catalogue/processes.ts';
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

export interface DesignToolsProps extends ProductFormProps {
  /** Beside the words, for the button that opens the editor. */
  editPlace: RefObject<HTMLElement | null>;
}

const neverChanges = () => () => {};

export function DesignTools(props: DesignToolsProps) {
  const { product, chosen } = props;
  const t = useTranslations('personalise-form');
  const [inEditor, setInEditor] = useState<HTMLElement | null>(null);
  const { design, pictures } = chosen;
  const { finish } = chosen.selection;
  const process = PROCESSES.find((one) => one === finish?.process);
  // In the document before this has loaded.
  const editPlace = useSyncExternalStore(neverChanges, () => props.editPlace.current);
  const nameField = product.fields.find(({ name }) => name === NAME_FIELD);
  useOpenedByLink(chosen);
  return (
    <>
      <div
        role="group"
        aria-label={t('tools')}
        // Cells of the first line; what a tool has to say is below it, across all of them.
        className="grid grid-cols-4 items-start border-y border-line py-1 max-sm:grid-cols-2"
      >
        {!design.wordless && (
          <>
            {editPlace &&
              createPortal(
                <EditDesignButton
                  key={pictures.livePlace.plate}
                  product={pictures.livePlace}
                  productName={product.name}
                  isOneTone={process !== undefined && isOneTone(process)}
                  editing={design.editing}
                  onChange={design.edit}
                  cut={chosen.cut}
                  opener={chosen.editOpener}
                  gallery={pictures}
                  keep={<div ref={setInEditor} className="empty:hidden" />}
                />,
                editPlace,
              )}
            {nameField && (
              <NameListButton
                name={design.words[NAME_FIELD] ?? ''}
                field={nameField}
                process={process ?? ''}
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
