import { describe, expect, test } from 'vitest';
import { machineFor, machineProblem } from './machines.ts';
import type { Machine } from './machines.ts';

const machine = (part: Partial<Machine>): Machine => ({
  name: 'Laser',
  process: 'laser',
  blanks: [],
  piecesADay: 40,
  people: [],
  ...part,
});
const mugs = machine({ name: 'Mug press', process: 'sublimation', blanks: ['mug', 'tumbler'] });
const flat = machine({ name: 'Flat press', process: 'sublimation' });
const laser = machine({});

describe('the machine of a piece', () => {
  test.each([
    ['sublimation', 'mug', 'Mug press'],
    ['sublimation', 'tumbler', 'Mug press'],
    ['sublimation', 'coaster', 'Flat press'],
    ['laser', 'mug', 'Laser'],
    ['vinyl', 'mug', undefined],
  ])('of %s and %s is %s', (process, blank, expected) => {
    for (const machines of [
      [mugs, flat, laser],
      [laser, flat, mugs],
    ])
      expect(machineFor(machines, { process, blank })?.name).toBe(expected);
  });

  test('there is none if each machine of the process makes other blanks', () => {
    expect(machineFor([mugs], { process: 'sublimation', blank: 'coaster' })).toBeUndefined();
  });
});

describe('a list of machines', () => {
  test('is right if names differ and each blank has one machine', () => {
    const all = [mugs, flat, laser];
    expect(all.map((_, at) => machineProblem(all, at))).toEqual([null, null, null]);
  });

  test.each([
    [machine({ name: 'mug PRESS' }), 'name', 'Another machine has this name.'],
    [
      machine({ name: 'Big press', process: 'sublimation', blanks: ['tumbler'] }),
      'blanks',
      'Mug press makes one of these blanks.',
    ],
    [
      machine({ name: 'Second press', process: 'sublimation' }),
      'blanks',
      'Flat press makes all other blanks of this process.',
    ],
  ])('refuses what two machines would make, and one name for both', (last, field, message) => {
    expect(machineProblem([mugs, flat, last], 2)).toEqual({ field, message });
  });
});
