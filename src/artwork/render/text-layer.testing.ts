import type { TextLayer } from '../design/design.ts';

export const textLayer = (changes: Partial<TextLayer> = {}): TextLayer => ({
  id: 'name',
  type: 'text',
  x: 0,
  y: 0,
  font: 'sans',
  size: 10,
  text: 'Wren',
  align: 'centre',
  fill: '#000',
  ...changes,
});
