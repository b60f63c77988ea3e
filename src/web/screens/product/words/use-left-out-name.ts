/** Leaves out a name that was typed on another product and cannot be written here. */
import { useEffect, useEffectEvent, useState } from 'react';
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { withoutUnwritable } from '../../../features/personalise-form/without-unwritable.ts';
import type { ProductChoice } from '../use-product-choice.ts';

export interface LeftOut {
  name: string;
  /** Those that cannot be written here. */
  characters: readonly string[];
  /** The name without them. */
  rest: string;
}

/** Returns what was left out; null for nothing. */
export function useLeftOutName({ design, pictures }: ProductChoice): LeftOut | null {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const name = design.words[NAME_FIELD] ?? '';
  const refusal =
    design.typed[NAME_FIELD] === undefined &&
    pictures.refused.find(({ field }) => field.endsWith(`.${NAME_FIELD}`))?.message;
  const leave = useEffectEvent((message: string) => {
    const found = withoutUnwritable(name, message);
    if (!found) return;
    setLeftOut({ name, characters: found.characters, rest: found.text });
    const { typed, edits, wordless } = design;
    design.show({ typed: { ...typed, [NAME_FIELD]: '' }, edits, wordless });
  });
  useEffect(() => {
    if (refusal) leave(refusal);
  }, [refusal]);
  return name === '' ? leftOut : null;
}
