import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../time/durations.ts';
import { makingTimeOf, piecesAnHour } from './making-time.ts';

const at = (text: string): number => Date.parse(`2026-11-24T${text}Z`) / SECOND;
const makings = (...spans: [string, string][]) => ({
  begun: spans.map(([from]) => at(from)),
  finished: spans.map(([, to]) => at(to)),
});
const minutes = (count: number): number => (count * MINUTE) / SECOND;

describe('pieces an hour', () => {
  test('time between pieces does not count', () => {
    const time = makingTimeOf(makings(['09:00:00', '09:10:00'], ['10:00:00', '10:10:00']));
    expect(time).toEqual({ measured: 2, seconds: minutes(20), straight: 0, paused: 0 });
    expect(piecesAnHour(time)).toBe(6);
  });

  test('pieces that are made at once share their time', () => {
    const press = Array.from({ length: 12 }, (): [string, string] => ['09:00:00', '09:10:00']);
    const time = makingTimeOf(makings(...press));
    expect(time).toMatchObject({ measured: 12, seconds: minutes(10) });
    expect(piecesAnHour(time)).toBe(72);
  });

  test('pieces that overlap, lie within another or touch it are counted to the minute', () => {
    expect(
      makingTimeOf(
        makings(
          ['09:00:00', '10:00:00'],
          ['09:10:00', '09:20:00'],
          ['09:50:00', '10:30:00'],
          ['10:30:00', '10:40:00'],
        ),
      ),
    ).toEqual({ measured: 4, seconds: minutes(100), straight: 0, paused: 0 });
  });

  test('a piece that is moved straight on and one that lay over a night are left out with their time', () => {
    const time = makingTimeOf(
      makings(['09:00:00', '09:00:09'], ['09:05:00', '09:05:10'], ['10:00:00', '14:00:01']),
    );
    expect(time).toEqual({ measured: 1, seconds: 10, straight: 1, paused: 1 });
    expect(makingTimeOf(makings(['10:00:00', '14:00:00']))).toMatchObject({
      measured: 1,
      paused: 0,
    });
  });

  test('has one decimal, and none if nothing is measured', () => {
    expect(piecesAnHour({ measured: 1, seconds: (3 * HOUR) / SECOND })).toBe(0.3);
    expect(piecesAnHour({ measured: 0, seconds: 0 })).toBeNull();
  });
});
