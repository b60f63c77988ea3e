/** Unsaved changes to something that a colleague may change at the same time. */

export interface Edits<Draft> {
  /** The fields the member changed. */
  fields: Partial<Draft>;
  /** What was saved when the member began. */
  begunFrom: Draft;
  /** Of what the member has seen: when they began, or when a colleague’s change was last refused them. */
  version: number;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const beginEdits = <Draft>(saved: Draft, version: number): Edits<Draft> => ({
  fields: {},
  begunFrom: saved,
  version,
});

/** Fields that the member left alone are as they are saved now. */
export const draftOf = <Draft extends object>(saved: Draft, edits?: Edits<Draft>): Draft => ({
  ...saved,
  ...edits?.fields,
});

/** Nothing once everything is as it is saved. */
export function changeEdits<Draft extends object>(
  edits: Edits<Draft>,
  part: Partial<Draft>,
  saved: Draft,
): Edits<Draft> | undefined {
  const next = { ...edits, fields: { ...edits.fields, ...part } };
  return isSame(draftOf(saved, next), saved) ? undefined : next;
}

/** The version to save with: an older one, which is refused, if a colleague changed the same field. */
export function versionToSave<Draft extends object>(
  edits: Edits<Draft>,
  saved: Draft,
  version: number,
): number {
  const isClash = (Object.keys(edits.fields) as (keyof Draft)[]).some(
    (name) =>
      !isSame(saved[name], edits.begunFrom[name]) && !isSame(saved[name], edits.fields[name]),
  );
  return isClash ? edits.version : version;
}
