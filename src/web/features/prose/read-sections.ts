/** Reads a page's text from its translation file: sections and their blocks, in file order. */
import type { Bundle } from '../../../domain/text/read-translations.ts';

/** Texts are given by key; the component that shows them fills in the values. */
export type Block =
  | { kind: 'paragraph' | 'note'; key: string }
  | { kind: 'list' | 'steps'; key: string; items: readonly string[] }
  | {
      kind: 'table' | 'cards';
      key: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

export interface Section {
  /** Also the anchor of links within the page. */
  id: string;
  titleKey: string;
  blocks: readonly Block[];
}

const ROOT = 'sections';
const HEAD = 'head';

/**
 * A block's name begins with its kind: 'p2', 'list1', 'steps1', 'table1', 'cards1', 'note1'.
 * `without` omits 'section.block' and 'section.list1.item'.
 */
export function readSections(page: Bundle, without: readonly string[] = []): Section[] {
  return Object.entries(branch(page[ROOT])).map(([id, section]) => {
    const parts = Object.entries(branch(section));
    return {
      id,
      titleKey: `${ROOT}.${id}.title`,
      blocks: parts.flatMap(([name, part]) =>
        name === 'title' || without.includes(`${id}.${name}`)
          ? []
          : [blockOf(`${ROOT}.${id}.${name}`, name, kept(part, `${id}.${name}`, without))],
      ),
    };
  });
}

function blockOf(key: string, name: string, part: string | Bundle): Block {
  if (typeof part === 'string')
    return { kind: name.startsWith('note') ? 'note' : 'paragraph', key };
  const items = Object.keys(part).map((item) => `${key}.${item}`);
  const rowsOf = (['table', 'cards'] as const).find((kind) => name.startsWith(kind));
  if (!rowsOf) return { kind: name.startsWith('steps') ? 'steps' : 'list', key, items };
  const cells = (row: string) =>
    Object.keys(branch(part[row])).map((cell) => `${key}.${row}.${cell}`);
  return {
    kind: rowsOf,
    key,
    head: cells(HEAD),
    rows: Object.keys(part)
      .filter((row) => row !== HEAD)
      .map(cells),
  };
}

function kept(part: string | Bundle, place: string, without: readonly string[]): string | Bundle {
  if (typeof part === 'string') return part;
  const left = Object.entries(part).filter(([name]) => !without.includes(`${place}.${name}`));
  return Object.fromEntries(left);
}

function branch(part: string | Bundle | undefined): Bundle {
  return typeof part === 'object' ? part : {};
}
