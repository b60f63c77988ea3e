/** The state of a product page: choices, text, previews and the resulting cart line. */
import { useRef, useState } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { FieldMessage } from '../../api/refusal.ts';
import type { MakeLine } from '../../features/add-to-cart/use-add-to-cart.ts';
import { namedLine } from '../../features/cart-lines/named-line.ts';
import type { CutCheckProps } from '../../features/cut-check/cut-check.tsx';
import type { CutReport } from '../../features/cut-check/cut-report.ts';
import {
  byField,
  faultsOf,
  personalisationOf,
} from '../../features/personalise-form/product-text.ts';
import { openOptions, type Choice } from './variants/chosen-variant.ts';
import { useFaults, type Faults } from './use-faults.ts';
import { useProductPictures } from './pictures/use-product-pictures.ts';
import { usePhotoPlaces } from './words/use-photo-places.ts';
import {
  PHOTOS,
  useTypedDesign,
  type TypedDesign,
  type WholeDesign,
} from './words/use-typed-design.ts';
import { useVariantChoice } from './variants/use-variant-choice.ts';

interface SavedContent {
  productId: string;
  personalisation: Personalisation | null;
}

export type ProductChoice = ReturnType<typeof useProductChoice>;

/** The props of the form's parts. */
export interface ProductFormProps {
  product: ProductPage;
  chosen: ProductChoice;
}

export function useProductChoice(product: ProductPage) {
  const { fields, slug } = product;
  const named = namedLine(useLocation().hash);
  const faults = useFaults();
  const selection = useVariantChoice(product, faults);
  const design = useTypedDesign(product, named !== null, faults);
  const pictures = useProductPictures(slug, selection, design);
  const [begunWith, setBegunWith] = useState<Personalisation | null>();
  const [cut, setCut] = useState<CutReport | null>(null);
  const editOpener = useRef<HTMLButtonElement>(null);
  const { choice, variant, productId } = selection;
  const { words, edits, changes } = design;

  const photos = usePhotoPlaces(selection.finish?.photoPlaces, design);

  const wrongWords = (): Faults => ({
    ...byField(pictures.refused),
    ...faultsOf(words, fields, edits),
    ...(photos.missing > 0 && { [PHOTOS]: photos.fault }),
  });

  function prepared(
    wrong: Faults,
    quantity: number,
    personalisation: Personalisation | null,
  ): MakeLine | null {
    if (faults.refuse(wrong, openOptions(product, choice)) || !variant) return null;
    return async () => {
      const { cartLine } = await import('../../cart/cart-line.ts');
      return cartLine(product, { variant, quantity, personalisation });
    };
  }

  return {
    /** Id of the cart line in the URL. */
    named,
    selection,
    design,
    pictures,
    photos,
    missing: faults.missing,
    attempts: faults.attempts,
    faults: { ...byField(pictures.refused), ...cut?.faults, ...faults.faults },
    cut,
    /** Opens the editor. */
    editOpener,
    /** Asks the server about designs that are cut out or edited; null for all others. */
    cutCheck:
      selection.finish?.isCutOut || changes
        ? cutCheckOf({ productId, fields, edits: changes, report: cut, onReport: setCut }, design)
        : null,
    /** What saving the design needs. */
    toSave: { slug, finish: choice.finish, words, edits: changes, productId },
    /** Shows a draft or a cart line on the page and returns its finish. */
    openSaved({ productId, personalisation }: SavedContent, isLine = false): string {
      setBegunWith(personalisation);
      design.openSaved(personalisation);
      return selection.openSaved(productId, isLine);
    },
    /** The content of the draft or cart line that the page was filled from or saved to; undefined: none. */
    begunWith,
    noteSaved: ({ personalisation }: SavedContent) => setBegunWith(personalisation),
    /** Shows another design and choice, as they were before. */
    show(whole: WholeDesign & Choice) {
      selection.choose(whole);
      design.show(whole);
    },
    /** Null if something is missing or wrong, which is then shown at its field. */
    prepare(quantity: number): MakeLine | null {
      if (design.wordless) return prepared({}, quantity, null);
      const wrong = { ...wrongWords(), ...cut?.faults };
      const makeLine = prepared(wrong, quantity, personalisationOf(words, fields, edits));
      // As it goes into the cart.
      if (makeLine && photos.places.length > 0) design.goBare();
      return makeLine;
    },
    prepared,
    wrongWords,
    /** True if a field shows the server's refusal. */
    takeRefusal: (messages: readonly FieldMessage[]): boolean =>
      faults.refuse(byField(messages), []),
  };
}

/** Nothing is checked before something is written. */
function cutCheckOf(
  { productId, ...check }: Omit<CutCheckProps, 'words'>,
  { isPersonalised, shownWords }: TypedDesign,
): CutCheckProps {
  return { ...check, productId: isPersonalised ? productId : undefined, words: shownWords };
}
