import { expect, test } from 'vitest';
import { designDocument, rect, text } from '../drawing/drawing.ts';
import { designWarnings } from './design-warnings.ts';

const AREA = { w: 200, h: 90, bleed: 3, safe: 5 };
const FIELDS = [{ name: 'name', label: 'Name' }];
const document = designDocument('plain', AREA, [
  rect(0, 0, 10, 10, '#123456'),
  text(50, 40, 'sans', 20, 'Nana\nGwen', '#000000', { field: 'name' }),
  text(150, 40, 'sans', 20, 'Nana\nGwen', '#000000', { field: 'name' }),
  text(150, 70, 'sans', 20, 'Est. 2026', '#000000'),
]);
const [drawing, left, right, line] = document.layers.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];

test('the worst is told first, and what is on both sides once', () => {
  const problems = [
    { kind: 'outsideSafe', layer: left },
    { kind: 'tooSmall', layer: line },
    { kind: 'outsideSafe', layer: right },
    { kind: 'hiddenWords', layer: right },
  ];
  const name = { part: 'text', label: 'Name', text: 'Nana Gwen' };
  expect(designWarnings(problems, document, FIELDS)).toEqual([
    { kind: 'hiddenWords', layer: right, ...name },
    { kind: 'outsideSafe', layer: left, ...name },
    { kind: 'tooSmall', layer: line, part: 'text', label: '', text: 'Est. 2026' },
  ]);
});

test('what the picture shows exactly is not told', () => {
  const problems = [
    { kind: 'noWhiteInk', layer: left },
    { kind: 'oneColour', layer: left },
    { kind: 'outsideSafe', layer: 'gone' },
  ];
  expect(designWarnings(problems, document, FIELDS)).toEqual([]);
  expect(designWarnings([{ kind: 'outsideSafe', layer: drawing }], document, FIELDS)).toEqual([
    { kind: 'outsideSafe', layer: drawing, part: 'drawing', label: '', text: '' },
  ]);
});
