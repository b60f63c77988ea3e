/** A message being written and sent. Input stays until the server has accepted it. */
import { useRef, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useAccount } from '../../state/account.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import {
  EMPTY_MESSAGE,
  faultsOf,
  isSubject,
  writeForm,
  type Message,
  type MessageFault,
  type MessageKind,
  type MessageText,
} from './message-rules.ts';

export type Sending = 'idle' | 'sending' | 'sent';

export function useMessage(kind: MessageKind, askedSubject: string | null) {
  const read = useStoredStateRead();
  const user = useAccount((account) => account.user);
  const [typed, setTyped] = useState<Partial<Message>>({});
  const [faults, setFaults] = useState<readonly MessageFault[]>([]);
  const [sending, setSending] = useState<Sending>('idle');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // A ref, because a second press may come before the first has rendered.
  const onItsWay = useRef(false);

  const message: Message = {
    ...EMPTY_MESSAGE,
    // The server's render knows neither customer nor subject, and the first render must equal it.
    ...(read && {
      name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      email: user?.email ?? '',
      subject: isSubject(askedSubject) ? askedSubject : '',
    }),
    ...typed,
  };

  return {
    message,
    faults,
    sending,
    refusal,
    /** False until hydration; before that a press must not submit the form natively. */
    ready: read,

    type(change: Partial<Message>) {
      setTyped((before) => ({ ...before, ...change }));
      setFaults((before) => before.filter(({ field }) => !(field in change)));
    },

    /** Returns the first field with an error, to focus it. */
    async send(texts: MessageText): Promise<keyof Message | undefined> {
      if (onItsWay.current) return undefined;
      const found = faultsOf(kind, message);
      setFaults(found);
      setRefusal(null);
      if (found.length > 0) return found[0]?.field;
      onItsWay.current = true;
      setSending('sending');
      try {
        await browserApi.call('notifyWebsite', { body: writeForm(kind, message, texts) });
        setSending('sent');
      } catch (failure) {
        setRefusal(failure instanceof Refusal ? failure : new Refusal(0, ''));
        setSending('idle');
      } finally {
        onItsWay.current = false;
      }
      return undefined;
    },

    /** Starts a new message with the same name and email. */
    again() {
      setTyped({ name: message.name, email: message.email });
      setSending('idle');
    },
  };
}

export type Writing = ReturnType<typeof useMessage>;
