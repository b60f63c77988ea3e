/** The writings besides Latin in which texts are drawn, by blocks of Unicode, so that every engine agrees. */

export const WRITINGS = [
  'cyrillic',
  'greek',
  'hebrew',
  'arabic',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'chinese',
  'japanese',
  'korean',
] as const;
export type Writing = (typeof WRITINGS)[number];

const BLOCKS: readonly (readonly [from: number, to: number, writing: Writing])[] = [
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x6ff, 'arabic'],
  [0x750, 0x77f, 'arabic'],
  [0x8a0, 0x8ff, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0x980, 0x9ff, 'bengali'],
  [0xa00, 0xa7f, 'gurmukhi'],
  [0xa80, 0xaff, 'gujarati'],
  [0xb80, 0xbff, 'tamil'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3000, 0x303f, 'chinese'],
  [0x3040, 0x30ff, 'japanese'],
  [0x31f0, 0x31ff, 'japanese'],
  [0x3400, 0x4dbf, 'chinese'],
  [0x4e00, 0x9fff, 'chinese'],
  [0xac00, 0xd7a3, 'korean'],
  [0xf900, 0xfaff, 'chinese'],
  [0xfb1d, 0xfb4f, 'hebrew'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfefe, 'arabic'],
  [0xff01, 0xff65, 'chinese'],
  [0xff66, 0xff9f, 'japanese'],
];

/** Their letters touch: spacing would break the strokes, and an arc bends them as one. */
export const isJoined = (writing: Writing): boolean =>
  writing === 'arabic' ||
  writing === 'devanagari' ||
  writing === 'bengali' ||
  writing === 'gurmukhi';

/** Marks, joiners and the danda, a full stop of several Indian writings, belong to what they follow. */
const FOLLOWING = /[\p{M}\p{Default_Ignorable_Code_Point}\u0964\u0965]/u;

/** A character with the marks that follow it. */
export interface Cluster {
  text: string;
  /** Undefined for Latin, digits, punctuation and whatever else has no writing here. */
  writing: Writing | undefined;
  /** Index in the line in UTF-16 units. */
  at: number;
}

/** Chinese characters beside Japanese syllables are Japanese. */
export function clustersOf(line: string): Cluster[] {
  const clusters: Cluster[] = [];
  let at = 0;
  for (const character of line) {
    const last = clusters.at(-1);
    if (last && FOLLOWING.test(character)) last.text += character;
    else clusters.push({ text: character, writing: writingOf(character), at });
    at += character.length;
  }
  const isJapanese = clusters.some(({ writing }) => writing === 'japanese');
  if (isJapanese)
    for (const each of clusters) if (each.writing === 'chinese') each.writing = 'japanese';
  return clusters;
}

function writingOf(character: string): Writing | undefined {
  const point = character.codePointAt(0) ?? 0;
  return BLOCKS.find(([from, to]) => point >= from && point <= to)?.[2];
}
