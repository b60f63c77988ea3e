/** The error of a form as a whole, scrolled into view: the button of a long form is far below it. */
import { useEffect, useRef } from 'react';
import { Callout } from '../../../ui/callout.tsx';

export function FormAlert({ message }: { message: string | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not return.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message ? <Callout ref={alert} look="error" role="alert" title={message} /> : null;
}
