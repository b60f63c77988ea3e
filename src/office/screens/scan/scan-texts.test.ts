import { describe, expect, test } from 'vitest';
import type { PieceState } from '../../../domain/orders/production-steps.ts';
import { readSettings } from './scan-settings.ts';
import {
  binsLater,
  doneText,
  heldTexts,
  laterText,
  netText,
  stepFor,
  stepVerb,
  wordsToShow,
} from './scan-texts.ts';

const scan = { id: '1', code: 'P', at: '', to: 'made', place: 1, isTakenBack: false } as const;
const waiting = (count: number) =>
  Array.from({ length: count }, () => ({ ...scan, refusal: null }));

const STAGES = ['Printed', 'Pressed'];
const at = (state: PieceState, stage: string | null = null, stages: string[] = []) => ({
  state,
  stage,
  stages,
});

describe('the step of a scan', () => {
  test('is the device’s, or the next one of a piece that is there already', () => {
    expect(stepFor(at('waiting'), 'made')).toBe('made');
    expect(stepFor(at('waiting'), 'making')).toBe('making');
    expect(stepFor(at('made'), 'made')).toBe('packed');
    expect(stepFor(at('made'), 'making')).toBe('packed');
    expect(stepFor(at('packed'), 'made')).toBeNull();
  });

  test('leads through the stages of making where pieces are started', () => {
    expect(stepFor(at('making', null, STAGES), 'making')).toBe('making');
    expect(stepFor(at('making', 'Pressed', STAGES), 'making')).toBe('made');
    expect(stepFor(at('making', 'Printed', STAGES), 'made')).toBe('made');
  });

  test('is named by the stage to which it leads', () => {
    expect(stepVerb('making', at('waiting', null, STAGES))).toBe('Start');
    expect(stepVerb('making', at('making', 'Printed', STAGES))).toBe('Pressed');
    expect(stepVerb('made', at('making', 'Printed', STAGES))).toBe('Made');
    expect(stepVerb('making', null)).toBe('Start');
    expect(doneText({ to: 'making', stage: 'Pressed' })).toBe('pressed');
    expect(doneText({ to: 'making', stage: null })).toBe('started');
  });
});

test('the bar counts what is kept', () => {
  const state = { refused: [], held: [], sentLater: [], trouble: null };
  const said = (count: number, isConnected: boolean, trouble: string | null = null) => {
    const net = netText({ ...state, waiting: waiting(count), isConnected, trouble });
    return net && net.text + net.strong;
  };
  expect(said(0, true)).toBeNull();
  expect(said(1, true)).toBeNull();
  expect(said(2, false)).toBe('No connection, 2 scans kept');
  expect(said(1, false)).toBe('No connection, 1 scan kept');
  expect(said(1, true, 'Please sign in')).toBe('Not sent: 1 scan kept');
});

test('the bar and a panel say whose scans wait for a PIN', () => {
  const queue = {
    refused: [],
    sentLater: [],
    trouble: null,
    isConnected: true,
    held: ['tom', 'gone'],
    waiting: [...waiting(2), ...waiting(1)].map((each, place) => ({
      ...each,
      maker: place < 2 ? 'tom' : 'gone',
    })),
  };
  expect(netText(queue)).toEqual({ text: 'Waiting for a PIN: ', strong: '3 scans kept' });
  expect(heldTexts(queue, [{ id: 'tom', name: 'Tom Rees' }])).toEqual([
    '2 scans of Tom Rees wait for the PIN.',
    '1 scan of another member waits until they sign in here.',
  ]);
  expect(heldTexts({ ...queue, waiting: [] }, [])).toEqual([]);
});

/** Recorded later, and put into bins 1, 2 and so on. */
const sent = (count: number, to: 'making' | 'made' = 'made') =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    code: `P${place}`,
    to,
    from: 'waiting' as const,
    stage: null,
    outcome: 'advanced' as const,
    message: null,
    piece: null,
    bin: place + 1,
  }));

test('pieces whose scans were kept have their bins once they are sent', () => {
  const withoutBin = sent(1).map((each) => ({ ...each, bin: null }));
  expect(binsLater({ sentLater: [...sent(1), ...withoutBin] })).toEqual([
    { id: '0', code: 'P0', bin: 1 },
  ]);
  expect(binsLater({ sentLater: sent(1, 'making') })).toEqual([]);
});

test('what became of kept scans is counted', () => {
  const refused = [{ ...scan, refusal: 'On hold' }];
  expect(laterText({ sentLater: sent(0), refused: [] })).toBe('');
  expect(laterText({ sentLater: sent(1), refused: [] })).toBe('1 scan sent');
  expect(laterText({ sentLater: sent(2), refused })).toBe('2 scans sent, 1 refused');
  expect(laterText({ sentLater: sent(0), refused })).toBe('1 scan refused');
});

test('the name is the largest of the words, or else the first', () => {
  const above = { label: 'Above', text: 'The' };
  const name = { label: 'Name', text: 'Hendersons' };
  const big = (words: { label: string; text: string }[]) =>
    wordsToShow({ words, name: 'Mug' })
      .filter(({ isBig }) => isBig)
      .map(({ text }) => text);
  expect(big([above, name, { label: 'Below', text: ' ' }])).toEqual(['Hendersons']);
  expect(big([above])).toEqual(['The']);
  expect(big([{ label: 'Name', text: '' }])).toEqual([]);
});

test.each([null, '', 'nonsense', '{}', '{"step":"sent","isAutomatic":1}'])(
  'settings stored as %j are the usual ones',
  (stored) => {
    expect(readSettings(stored)).toEqual({ step: 'made', isAutomatic: false, hasSound: true });
  },
);

test('settings are read as they were stored', () => {
  const settings = { step: 'packed', isAutomatic: true, hasSound: false } as const;
  expect(readSettings(JSON.stringify(settings))).toEqual(settings);
});
