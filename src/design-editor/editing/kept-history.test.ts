import { expect, test } from 'vitest';
import { designDocument } from '../../artwork/drawing/drawing.ts';
import { change, startHistory, undo } from './edit-history.ts';
import type { Editing } from './editing.ts';
import { keepHistory, resumedHistory } from './kept-history.ts';

const design = () => designDocument('plain', { w: 200, h: 90, bleed: 3, safe: 5 }, []);
const named = (name: string, size?: number): Editing => ({
  words: { name },
  edits: size === undefined ? {} : { words: { name: { size } } },
});

test('steps can be undone after the editor was closed and opened', () => {
  const document = design();
  keepHistory(document, change(startHistory(named('Nia')), named('Nia', 30)));
  const again = resumedHistory(document, named('Nia', 30));
  expect(again.past).toHaveLength(1);
  expect(undo(again)?.present).toEqual(named('Nia'));
});

test('a name that was typed on the page since then is a step of its own', () => {
  const document = design();
  keepHistory(document, change(startHistory(named('Nia')), named('Nia', 30)));
  const again = resumedHistory(document, named('Siân', 30));
  expect(again.present).toEqual(named('Siân', 30));
  expect(undo(again)?.present).toEqual(named('Nia', 30));
});

test('empty edits that the page leaves out are no step', () => {
  const document = design();
  const emptied = { words: { name: 'Nia' }, edits: { own: [], without: [] } };
  keepHistory(document, change(startHistory(named('Nia', 30)), emptied));
  expect(resumedHistory(document, named('Nia')).past).toHaveLength(1);
});

test('without steps in the editor, there is nothing to undo', () => {
  const document = design();
  keepHistory(document, startHistory(named('Nia')));
  expect(resumedHistory(document, named('Siân')).past).toEqual([]);
  expect(resumedHistory(design(), named('Siân')).past).toEqual([]);
});
