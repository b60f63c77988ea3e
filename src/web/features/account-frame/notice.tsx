/** Reports the result of an action, with an undo button. Takes the focus, since the pressed button is often gone. */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface NoticeProps {
  /** Empty if there is nothing to report. */
  text: string;
  /** Where to go on, below the text. */
  onward?: ReactNode;
  onUndo?: () => void;
  /** Why the action or its undo failed. */
  fault?: string;
  /** A pointer or the focus on the notice pauses its timer. */
  onHold?: (held: boolean) => void;
}

export function Notice({ text, onward, onUndo, fault, onHold }: NoticeProps) {
  const t = useTranslations('account-frame');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) notice.current?.focus();
  }, [text]);

  const tell = useEffectEvent((held: boolean) => onHold?.(held));
  useEffect(() => {
    const place = notice.current;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    for (const begins of ['focusin', 'pointerenter'])
      place?.addEventListener(begins, () => tell(true), options);
    for (const ends of ['focusout', 'pointerleave'])
      place?.addEventListener(ends, () => tell(false), options);
    return () => listening.abort();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} role="status" className="outline-none">
      {text && (
        <Callout
          look="success"
          action={
            onUndo && (
              <Button look="secondary" onClick={onUndo}>
                {t('undo')}
              </Button>
            )
          }
          className="mb-6"
        >
          <p>{text}</p>
          {onward}
        </Callout>
      )}
      {fault && <Callout look="error" role="alert" title={fault} className="mb-6" />}
    </div>
  );
}
