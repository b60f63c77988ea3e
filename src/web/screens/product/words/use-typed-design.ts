/** The text that a shopper has typed on a product page, and the design's changes from the editor. */
import { useState } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import {
  normaliseEdits,
  type DesignEdits,
} from '../../../../domain/personalisation/design-edits.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import {
  isUnwritten,
  textOf,
  type TypedText,
} from '../../../features/personalise-form/product-text.ts';
import { rememberText, usePreview } from '../../../state/name-preview.ts';
import type { FaultsState } from '../use-faults.ts';

/** The errors about photographs, beside those of the fields. */
export const PHOTOS = 'photos';

const NO_EDITS: DesignEdits = {};
type EditsChange = (before: DesignEdits) => DesignEdits;

/** All that a shopper can change in a design. */
export interface WholeDesign {
  typed: TypedText;
  edits: DesignEdits;
  wordless: boolean;
}

export type TypedDesign = ReturnType<typeof useTypedDesign>;

/**
 * @param isLine a cart line is being opened, whose text is not loaded yet
 * @param faults loses the errors that a change concerns
 */
export function useTypedDesign({ fields }: ProductPage, isLine: boolean, faults: FaultsState) {
  const [typed, setTyped] = useState<TypedText>({});
  const [edits, setEdits] = useState(NO_EDITS);
  const [unsent, setUnsent] = useState<EditsChange | null>(null);
  const [wordless, setWordless] = useState(false);
  const isNameNeeded = !fields.find(({ name }) => name === NAME_FIELD)?.optional;
  // A name typed on another product is brought if every product shows it; it is offered otherwise.
  const broughtName = usePreview((state) =>
    !isLine && state.everywhere ? (state.fields[NAME_FIELD] ?? '') : '',
  );
  const words = textOf(fields, typed, broughtName);
  const changes = wordless ? undefined : normaliseEdits(edits);
  const shownEdits = unsent && !wordless ? unsent(edits) : changes;
  const isBare = isUnwritten(fields, words);
  /** Below photographs the sample stays in the picture until a field is touched. */
  const isSampled = isBare && !isNameNeeded && Object.keys(typed).length === 0;
  const isPersonalised = wordless || changes !== undefined || !isBare;

  function show(design: WholeDesign): void {
    setTyped(design.typed);
    setEdits(design.edits);
    setWordless(design.wordless);
    faults.clear();
  }

  return {
    words,
    /** What was typed on this page, or opened on it. */
    typed,
    wordless,
    edits,
    /** The edits as they are sent; undefined if there are none. */
    changes,
    /** With a photograph that is being sent, which only the browser can paint. */
    shownEdits,
    showUnsent: (change: EditsChange | null) => setUnsent(() => change),
    /** The text on the pictures, without fields that show their sample; null for a design without personalisation. */
    shownWords: wordless ? null : isSampled ? {} : words,
    /** False while the pictures show the shop's sample. */
    isPersonalised,
    /** Words of the sample that the pictures show beside what is the shopper's. They are never made. */
    samples: fields.flatMap(({ name, sample, optional }) =>
      isPersonalised && !wordless && (isSampled || !optional) && !words[name]?.trim() ? sample : [],
    ),
    editing: { words, edits: changes ?? NO_EDITS },
    type(field: string, text: string) {
      setTyped((before) => ({ ...before, [field]: text }));
      faults.clearField(field);
      if (field === NAME_FIELD && isNameNeeded) rememberText(field, text);
    },
    /** Applies the editor's result. */
    edit({ words: next, edits: nextEdits }: { words: TypedText; edits: DesignEdits }) {
      show({ typed: next, edits: nextEdits, wordless });
      const name = next[NAME_FIELD];
      if (isNameNeeded && name !== undefined && name !== words[NAME_FIELD])
        rememberText(NAME_FIELD, name);
    },
    /** Leaves out the words of the sample. */
    goBare: () => setTyped(words),
    /** Changes the edits as they are then: photographs arrive one after another. */
    alterEdits(change: EditsChange) {
      setEdits(change);
      faults.clearField(PHOTOS);
    },
    goWordless(next: boolean) {
      setWordless(next);
      faults.clear();
    },
    show,
    /** Shows the text and design of a draft or a cart line. */
    openSaved(saved: Personalisation | null) {
      show({
        typed: Object.fromEntries(fields.map(({ name }) => [name, saved?.fields[name] ?? ''])),
        edits: saved?.edits ?? NO_EDITS,
        wordless: !saved,
      });
    },
  };
}
