/** For the words of lines that are read letter for letter: large, and beside their labels where there is room for all. */
import type { LineTextLook } from './line-text.tsx';

export const LARGE_TEXT: LineTextLook = {
  row: 'flex flex-wrap items-baseline gap-x-2',
  label: 'basis-24',
  written: 'min-w-0 grow basis-40 font-display text-2xl leading-tight font-semibold',
};
