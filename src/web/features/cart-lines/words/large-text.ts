/** For the words of lines that are read letter for letter: larger than their labels, smaller than the product's name. */
import type { LineTextLook } from './line-text.tsx';

export const LARGE_TEXT: LineTextLook = { row: 'mt-1', written: 'inline text-lg font-semibold' };
