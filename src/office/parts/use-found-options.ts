/** The keys of a field that finds while one types: arrows choose, Enter opens. */
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';

export interface FoundOptions<Option> {
  found: readonly Option[];
  /** Whether all of them answer what was typed, and not what was typed before. */
  isCurrent: boolean;
  /** Whether this one does. */
  isReady: (option: Option) => boolean;
  onOpen: (option: Option) => void;
}

/**
 * An option of what was typed before is never opened: Enter waits for the answer, and then opens
 * the first. Typing or choosing another takes such an Enter back.
 */
export function useFoundOptions<Option>({
  found,
  isCurrent,
  isReady,
  onOpen,
}: FoundOptions<Option>) {
  const [at, setAt] = useState(0);
  const [isEnterWaiting, setIsEnterWaiting] = useState(false);
  const last = found.length - 1;
  const chosen = found[Math.min(at, last)];

  const openAwaited = useEffectEvent(() => {
    setIsEnterWaiting(false);
    if (chosen !== undefined) onOpen(chosen);
  });
  useEffect(() => {
    if (isEnterWaiting && isCurrent) openAwaited();
  }, [isEnterWaiting, isCurrent]);

  const startAgain = () => {
    setAt(0);
    setIsEnterWaiting(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setIsEnterWaiting(false);
      setAt((Math.min(at, last) + step + found.length) % found.length);
    }
    // Enter also ends the composition of a word in Chinese or Japanese.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Never sends the form around the field.
    event.preventDefault();
    if (chosen !== undefined && isReady(chosen)) onOpen(chosen);
    else setIsEnterWaiting(!isCurrent);
  };
  return { chosen, onKeyDown, startAgain };
}
