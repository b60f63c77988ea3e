import { expect, test } from 'vitest';
import { change, redo, settle, startHistory, takeBack, undo } from './edit-history.ts';

test('typing is one step, and another field begins the next', () => {
  let history = startHistory('');
  for (const typed of ['S', 'Si', 'Siâ', 'Siân']) history = change(history, typed, 'name');
  history = change(history, 'Siân!', 'line');
  expect(undo(history)?.present).toBe('Siân');
  expect(undo(undo(history)!)?.present).toBe('');
  expect(undo(undo(undo(history)!)!)).toBeNull();
});

test('after a pause the same field begins a new step', () => {
  const typed = settle(change(startHistory(''), 'Siân', 'name'));
  const more = change(typed, 'Siân & Rhys', 'name');
  expect(undo(more)?.present).toBe('Siân');
});

test('an undone step can be redone until another change', () => {
  const history = change(change(startHistory(1), 2), 3);
  const back = undo(undo(history)!)!;
  expect(back.present).toBe(1);
  expect(redo(redo(back)!)?.present).toBe(3);
  expect(redo(redo(redo(back)!)!)).toBeNull();
  expect(redo(change(back, 9))).toBeNull();
});

test('a change without effect is no step', () => {
  const history = startHistory({ name: 'Wren' });
  expect(change(history, history.present, 'name')).toBe(history);
});

test('the steps are bounded', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 1000; step++) history = change(history, step);
  expect(history.past.length).toBe(200);
  expect(history.past[0]).toBe(800);
});

test('what was added in vain leaves no step to undo', () => {
  const isSame = (one: string, other: string) => one.trim() === other.trim();
  const moved = change(change(change(startHistory(''), 'Siân'), 'Siân '), 'Siân  ');
  const left = takeBack(moved, 'Siân', isSame);
  expect(left.present).toBe('Siân');
  expect(undo(left)?.present).toBe('');
  expect(takeBack(left, left.present, isSame)).toBe(left);
  const other = takeBack(left, 'Rhys', isSame);
  expect(undo(other)?.present).toBe('Siân');
});
