/** What went wrong with a form as a whole, brought into view: the button of a long form lies far below it. */
import { useEffect, useRef } from 'react';
import { Callout } from '../../../ui/callout.tsx';

export function FormAlert({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer a promise, which no effect may return.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message ? <Callout ref={alert} look="wrong" role="alert" title={message} /> : null;
}
