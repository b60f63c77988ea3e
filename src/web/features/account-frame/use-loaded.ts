/** Loads the data of an account page when it opens, and keeps showing it during a reload. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Refusal } from '../../api/refusal.ts';
import { refusalFrom } from './refusal-from.ts';

export interface Loaded<Data> {
  /** Undefined until the first response. */
  data: Data | undefined;
  failure: Refusal | null;
  again: () => void;
  /** Shows a change before, or instead of, a reload. */
  change: (to: (data: Data) => Data) => void;
}

/** Reloads when the key changes. Discards a response that arrives after a newer request. */
export function useLoaded<Data>(ask: () => Promise<Data>, key: string | number = ''): Loaded<Data> {
  const [data, setData] = useState<Data>();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const questions = useRef(0);

  const load = useEffectEvent(async () => {
    const question = (questions.current += 1);
    setFailure(null);
    try {
      const answer = await ask();
      if (question === questions.current) setData(answer);
    } catch (refused) {
      if (question === questions.current) setFailure(refusalFrom(refused));
    }
  });
  const [round, setRound] = useState(0);
  useEffect(() => {
    void load();
    return () => {
      questions.current += 1;
    };
  }, [key, round]);

  return {
    data,
    failure,
    again: useCallback(() => setRound((before) => before + 1), []),
    change: useCallback(
      (to) => setData((before) => (before === undefined ? before : to(before))),
      [],
    ),
  };
}
