/** The state of a product page: choices, text, previews and the resulting cart line. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductPage } from '../../../contract/catalogue.ts';
import { normaliseEdits, type DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import type { FieldMessage } from '../../api/refusal.ts';
import type { NewItem } from '../../cart/edits.ts';
import { cartLine } from '../../features/add-to-cart/cart-line.ts';
import type { CutTold } from '../../features/cut-check/cut-report.ts';
import {
  byField,
  faultsOf,
  isWordless,
  NAME_FIELD,
  personalisationOf,
  wordsOf,
  type TypedWords,
} from '../../features/personalise-form/product-words.ts';
import { useComposedPictures } from '../../features/product-picture/use-composed-pictures.ts';
import { useLivePictures } from '../../features/product-picture/use-live-pictures.ts';
import type { LiveCanvas } from '../../features/product-picture/composed-picture.tsx';
import { namedLine } from '../../features/cart-lines/named-line.ts';
import { rememberWords, usePreview } from '../../state/name-preview.ts';
import {
  chosenVariant,
  openOptions,
  picturedVariant,
  startingChoice,
  withFinish,
} from './chosen-variant.ts';

const NO_EDITS: DesignEdits = {};
type KeptContent = { productId: string; personalisation: Personalisation | null };
type Faults = Readonly<Record<string, string>>;

export function useProductChoice(product: ProductPage) {
  const { fields } = product;
  const [choice, setChoice] = useState(() => startingChoice(product));
  const [typed, setTyped] = useState<TypedWords>({});
  const [edits, setEdits] = useState<DesignEdits>({});
  const [wordless, setWordless] = useState(false);
  const [shown, setShown] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Counts refused attempts, so that each one focuses the first error.
  const [attempts, setAttempts] = useState(0);

  // A cart line has text that is not loaded yet.
  const named = namedLine(useLocation().hash);
  const broughtName = usePreview((state) => (named ? '' : (state.fields[NAME_FIELD] ?? '')));
  const words = wordsOf(fields, typed, broughtName);
  const finish = product.finishes.find(({ slug }) => slug === choice.finish);
  const pictures = finish?.pictures ?? [];
  const picture = pictures[shown] ?? pictures[0] ?? null;
  const pictured = picturedVariant(product, choice);
  const plate = finish?.plate ?? '';
  const livePlace = { slug: product.slug, plate, angles: inViewFirst(pictures, shown) };
  const worn = wordless ? null : words;
  const changes = wordless ? undefined : normaliseEdits(edits);
  const isWorn = wordless || changes !== undefined || !isWordless(words);
  const live = useLivePictures(isWorn ? { ...livePlace, words: worn, edits: changes } : null);
  const composed = useComposedPictures(
    pictured && isWorn && live.failed
      ? {
          place: placeOf(picture?.angle),
          productId: pictured.productId,
          angle: picture?.angle,
          words: worn,
          edits: changes,
        }
      : null,
  );

  const [cut, setCut] = useState<CutTold | null>(null);

  function placeOf(angle: string | undefined): string {
    return `${choice.finish} ${angle ?? ''}`;
  }

  function refuse(wrong: Faults, open: readonly string[]): boolean {
    setFaults(wrong);
    setMissing(open);
    const isRefused = Object.keys(wrong).length > 0 || open.length > 0;
    if (isRefused) setAttempts((count) => count + 1);
    return isRefused;
  }

  const wrongWords = (): Faults => ({
    ...byField(composed.faults),
    ...faultsOf(words, fields, edits),
  });

  function prepared(
    wrong: Faults,
    quantity: number,
    personalisation: Personalisation | null,
  ): NewItem | null {
    const variant = chosenVariant(product, choice);
    if (refuse(wrong, openOptions(product, choice)) || !variant) return null;
    return cartLine(product, { variant, quantity, personalisation });
  }

  return {
    choice,
    /** Id of the cart line in the URL. */
    named,
    variant: chosenVariant(product, choice),
    words,
    wordless,
    pictures,
    picture,
    shown,
    show: setShown,
    composedAt: (angle: string | undefined) => composed.at(placeOf(angle)),
    /** Present if the browser paints a picture of that width in pixels. */
    liveAt: (angle: string | undefined, size: number): LiveCanvas | undefined =>
      live.canvasOf && angle !== undefined
        ? { attach: live.canvasOf(angle), size, isPainted: live.isPainted(angle) }
        : undefined,
    livePlace,
    process: finish?.process ?? '',
    editing: { words, edits: changes ?? NO_EDITS },
    /** Applies the editor's result. */
    edit({ words: next, edits: nextEdits }: { words: TypedWords; edits: DesignEdits }) {
      setTyped(next);
      setEdits(nextEdits);
      setFaults({});
      const name = next[NAME_FIELD];
      if (name !== undefined && name !== words[NAME_FIELD]) rememberWords(NAME_FIELD, name);
    },
    /** What saving the design needs. */
    toKeep: {
      slug: product.slug,
      finish: choice.finish,
      words,
      edits: changes,
      productId: (chosenVariant(product, choice) ?? pictured)?.productId,
    },
    /**
     * Shows a draft or a cart line on the page and returns its finish. A draft's size must be
     * chosen again: a made-to-order piece cannot be returned.
     * @param isLine keeps the line's size
     */
    openKept({ productId, personalisation: has }: KeptContent, isLine = false): string {
      const bought = product.variants.find((one) => one.productId === productId);
      const finish = bought?.finish ?? choice.finish;
      setChoice((before) => (isLine && bought ? bought : withFinish(product, before, finish)));
      setTyped(Object.fromEntries(fields.map(({ name }) => [name, has?.fields[name] ?? ''])));
      setEdits(has?.edits ?? NO_EDITS);
      setWordless(!has);
      setFaults({});
      return finish;
    },
    warm: () => live.warm(livePlace),
    pictureState:
      composed.busy || live.busy
        ? ('busy' as const)
        : composed.failed
          ? ('failed' as const)
          : composed.faults.length > 0
            ? ('behind' as const)
            : ('still' as const),
    faults: { ...byField(composed.faults), ...cut?.faults, ...faults },
    cut,
    /** Asks the server about designs that are cut out or edited; null for all others. */
    cutCheck:
      finish?.isCutOut || changes
        ? {
            productId: isWorn ? (chosenVariant(product, choice) ?? pictured)?.productId : undefined,
            fields,
            words: worn,
            edits: changes,
            told: cut,
            onTold: setCut,
          }
        : null,
    missing,
    attempts,

    type(field: string, text: string) {
      setTyped((before) => ({ ...before, [field]: text }));
      setFaults(({ [field]: _, ...others }) => others);
      if (field === NAME_FIELD) rememberWords(field, text);
    },
    goWordless(next: boolean) {
      setWordless(next);
      setFaults({});
    },
    chooseFinish: (finish: string) => setChoice((before) => withFinish(product, before, finish)),
    chooseOption(option: string, value: string) {
      setChoice(({ finish, options }) => ({ finish, options: { ...options, [option]: value } }));
      setMissing((before) => before.filter((other) => other !== option));
    },

    /** Null if something is missing or wrong, which is then shown at its field. */
    prepare(quantity: number): NewItem | null {
      if (wordless) return prepared({}, quantity, null);
      const wrong = { ...wrongWords(), ...cut?.faults };
      return prepared(wrong, quantity, personalisationOf(words, fields, edits));
    },
    prepared,
    wrongWords,
    /** True if a field shows the server's refusal. */
    takeRefusal: (messages: readonly FieldMessage[]): boolean => refuse(byField(messages), []),
  };
}

function inViewFirst(pictures: readonly { angle: string }[], shown: number): string[] {
  const angles = pictures.map(({ angle }) => angle);
  return [...angles.slice(shown, shown + 1), ...angles.filter((_, place) => place !== shown)];
}
