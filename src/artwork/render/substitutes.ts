/** Letterings that take the place of a design's own for writings that it lacks, such as Arabic beside a Latin script. */
import type { FontId } from '../design/design.ts';
import { holderOf, lackingOf } from './font-letters.ts';
import { asSeen, directionsOf, isReadFromRight } from './text-direction.ts';
import type { Run, Substitute } from './run.ts';
import { clustersOf, isJoined } from './writings.ts';
import type { Cluster, Writing } from './writings.ts';

/** Code points in a slice. */
export const SLICE = 128;

/** The key of its file, or of the slice with that code point: 'gaegu-700', 'gaegu-700.ac00'. */
export function fileKey({ id, isSliced }: Substitute, point: number): string {
  return isSliced ? `${id}.${(point - (point % SLICE)).toString(16)}` : id;
}

export interface Lettering {
  font: FontId;
  /** Whether the font itself can draw a code point. */
  holds(point: number): boolean;
}

/**
 * In the order in which they are seen, from the left; undefined if the lettering needs no
 * substitute. Depends on letters alone, so that it is the same before and after fonts are loaded.
 */
export function runsOf(
  line: string,
  own: Lettering,
  substitutes: readonly Substitute[],
): readonly Run[] | undefined {
  const clusters = clustersOf(line);
  const chosen = choose(clusters, own, substitutes);
  if ([...chosen.values()].every((each) => each === null)) return undefined;
  const directions = directionsOf(clusters.map(({ text }) => text));
  const runs: Run[] = [];
  for (const [place, { text, writing, at }] of clusters.entries()) {
    const substitute = (writing && chosen.get(writing)) ?? null;
    const file = substitute ? fileKey(substitute, text.codePointAt(0) ?? 0) : '';
    const direction = directions[place] ?? 'left';
    const last = runs.at(-1);
    if (last && last.file === file && last.direction === direction) last.text += text;
    else
      runs.push({
        substitute,
        file,
        writing: substitute ? writing : undefined,
        isJoined: substitute !== null && writing !== undefined && isJoined(writing),
        direction,
        text,
        at,
      });
  }
  return asSeen(runs, isReadFromRight(line)).map((run) =>
    run.substitute === null && run.direction === 'right' ? { ...run, text: turned(run.text) } : run,
  );
}

/** For each writing in the line the first lettering that has all of its letters; null for the own one, also if none has them. */
function choose(
  clusters: readonly Cluster[],
  own: Lettering,
  substitutes: readonly Substitute[],
): Map<Writing, Substitute | null> {
  const texts = new Map<Writing, string>();
  for (const { text, writing } of clusters)
    if (writing) texts.set(writing, (texts.get(writing) ?? '') + text);
  const chosen = new Map<Writing, Substitute | null>();
  for (const [writing, text] of texts) {
    const isComplete = (holds: (point: number) => boolean) => lackingOf(text, holds).length === 0;
    const found = isComplete(own.holds)
      ? undefined
      : candidates(writing, own.font, substitutes).find(({ letters }) =>
          isComplete(holderOf(letters)),
        );
    chosen.set(writing, found ?? null);
  }
  return chosen;
}

/** Its family's first, then kin, then what suits everything. */
function candidates(
  writing: Writing,
  font: FontId,
  substitutes: readonly Substitute[],
): readonly Substitute[] {
  const able = substitutes.filter(({ writings }) => writings.includes(writing));
  return [
    ...able.filter(({ family }) => family?.includes(font)),
    ...able.filter(({ suits }) => suits?.includes(font)),
    ...able.filter(({ family, suits }) => !family && !suits),
  ];
}

/** The characters of a line that neither the lettering nor a substitute can draw. */
export function missingFrom(
  line: string,
  own: Lettering,
  substitutes: readonly Substitute[],
): string[] {
  const runs = runsOf(line, own, substitutes);
  const texts = runs?.flatMap(({ substitute, text }) => (substitute ? [] : [text])) ?? [line];
  return [...new Set(texts.flatMap((text) => lackingOf(text, own.holds)))];
}

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

const turned = (text: string): string =>
  Array.from(text, (each) => MIRRORED[each] ?? each)
    .toReversed()
    .join('');
