/**
 * Keeps the design of a product page in this tab while a shopper works on it, and shows it again
 * after a reload or a return.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { canonicalJson } from '../../../../domain/canonical.ts';
import { normaliseEdits } from '../../../../domain/personalisation/design-edits.ts';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { hasOpenDraft } from '../../../features/save-design/open-draft.ts';
import {
  begunDesign,
  forgetBegun,
  keepBegun,
  type BegunDesign,
} from '../../../state/designs/begun-designs.ts';
import { isCarrying } from '../../../state/designs/carried-design.ts';
import { useCart, type CartState } from '../../../state/cart.ts';
import { usePreview } from '../../../state/name-preview.ts';
import type { ProductChoice, ProductFormProps } from '../use-product-choice.ts';

type Stage = 'new' | 'restored' | 'emptied';

export function useBegunDesign({ product, chosen }: ProductFormProps) {
  const { slug } = product;
  const { begunWith, named } = chosen;
  /** Empty: the page began with nothing. */
  const key = begunWith === undefined ? '' : canonicalJson(begunWith);
  const now = designOnPage(chosen);
  const start = useRef(now);
  const isKept = useRef(false);
  const emptied = useRef(now);
  const [stage, setStage] = useState<Stage>('new');

  const restore = useEffectEvent(() => {
    start.current = key === '' ? untouched(chosen) : now;
    setStage('new');
    const isAwaited = key === '' && (named !== null || hasOpenDraft() || isCarrying(slug));
    if (isAwaited || (key === '' && !isAlike(now, start.current, key))) return;
    const kept = begunDesign(slug, key);
    if (!kept) return;
    chosen.show(withNameOf(kept, key));
    isKept.current = true;
    setStage('restored');
  });
  // Before the page is painted, so that it does not change before the shopper's eyes.
  useLayoutEffect(() => restore(), [key]);

  const keep = useEffectEvent(() => {
    const isChanged = !isAlike(now, start.current, key);
    if (isChanged) keepBegun(slug, key, now);
    else if (isKept.current) forgetBegun(slug);
    isKept.current = isChanged;
  });
  const content = canonicalJson(now);
  useEffect(() => keep(), [content, key]);

  // What goes into the cart is kept there.
  useEffect(
    () =>
      useCart.subscribe((cart, before) => {
        if (piecesOf(slug, cart) > piecesOf(slug, before)) forgetBegun(slug);
      }),
    [slug],
  );

  return {
    stage,
    /** Shows the page as it began, with no name; `bringBack` undoes it. */
    startAgain() {
      emptied.current = now;
      const { typed } = start.current;
      chosen.show({
        ...start.current,
        typed: key === '' ? { ...typed, [NAME_FIELD]: '' } : typed,
      });
      setStage('emptied');
    },
    bringBack() {
      chosen.show(emptied.current);
      setStage('restored');
    },
  };
}

function designOnPage({ design, selection }: ProductChoice): BegunDesign {
  const { typed, edits, wordless } = design;
  return { typed, edits, wordless, ...selection.choice };
}

function untouched({ selection }: ProductChoice): BegunDesign {
  return { typed: {}, edits: {}, wordless: false, ...selection.start };
}

/** On a page that began with nothing, an empty name does not count, nor one that comes along to every product. */
function isAlike(one: BegunDesign, other: BegunDesign, key: string): boolean {
  const { everywhere } = usePreview.getState();
  const [first, second] = [one, other].map(({ typed, edits, ...rest }) => {
    const { [NAME_FIELD]: name, ...others } = typed;
    const isCounted = key !== '' || (name !== '' && !everywhere);
    return canonicalJson({
      ...rest,
      typed: isCounted ? typed : others,
      edits: normaliseEdits(edits),
    });
  });
  return first === second;
}

/** While every product shows one name, that name replaces the one typed here before. */
function withNameOf(kept: BegunDesign, key: string): BegunDesign {
  if (key !== '' || !usePreview.getState().everywhere) return kept;
  const { [NAME_FIELD]: _, ...typed } = kept.typed;
  return { ...kept, typed };
}

function piecesOf(slug: string, { items }: CartState): number {
  return items.reduce((sum, line) => sum + (line.slug === slug ? line.quantity : 0), 0);
}
