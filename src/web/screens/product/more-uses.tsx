/** Other uses of a design: many names, or another product. */
import { normaliseEdits } from '../../../domain/personalisation/design-edits.ts';
import type { NewItem } from '../../cart/edits.ts';
import { CarryDesignButton } from '../../features/carry-design/carry-design-button.tsx';
import { NameListButton } from '../../features/name-list/name-list-button.tsx';
import { NAME_FIELD } from '../../features/personalise-form/product-text.ts';
import type { ProductChoice, ProductFormProps } from './use-product-choice.ts';

export function Further({ product, chosen }: ProductFormProps) {
  const nameField = product.fields.find(({ name }) => name === NAME_FIELD);
  return (
    <div className="flex flex-wrap gap-3">
      {nameField && (
        <NameListButton
          field={nameField}
          process={chosen.selection.finish?.process ?? ''}
          isCutOut={chosen.cutCheck !== null}
          prepare={() => prepareNames(chosen)}
        />
      )}
      <CarryDesignButton
        design={product.design.slug}
        from={{ ...chosen.pictures.livePlace, name: product.name }}
        made={chosen.design.editing}
        onArrive={chosen.design.edit}
      />
    </div>
  );
}

/** The cart line for a list of names, without its name; null if anything else is missing or wrong. */
function prepareNames({ wrongWords, prepared, design }: ProductChoice): NewItem | null {
  const { editing } = design;
  const { [NAME_FIELD]: _, ...wrong } = wrongWords();
  const fields = { ...editing.words, [NAME_FIELD]: '' };
  return prepared(wrong, 1, { v: 1, fields, edits: normaliseEdits(editing.edits) });
}
