/** The message form: fields, errors, sending and the result. */
import { useRef, type FormEvent } from 'react';
import { useSearchParams } from '../../navigation/use-router.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { shopValues } from '../../features/prose/prose-text.ts';
import { useTranslations } from '../../state/translations.ts';
import { MessageFields } from './message-fields.tsx';
import type { MessageKind } from './message-rules.ts';
import { MessageSent } from './message-sent.tsx';
import { MessageError } from './message-error.tsx';
import { useMessage } from './use-message.ts';
import { useMessageText } from './use-message-text.ts';

export function MessageForm({ kind }: { kind: MessageKind }) {
  const t = useTranslations('contact-form');
  const [parameters] = useSearchParams();
  const writing = useMessage(kind, parameters.get('subject'));
  const texts = useMessageText(kind, writing.message);
  const form = useRef<HTMLFormElement>(null);

  const submit = async () => {
    const wrong = await writing.send(texts);
    const control = wrong && form.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  };
  if (writing.sending === 'sent')
    return <MessageSent email={writing.message.email.trim()} onAgain={writing.again} />;
  return (
    <>
      <p className="hidden rounded-soft bg-bottle-tint px-5 py-4 noscript:block">
        <LinkedText text={t('noScript', shopValues())} />
      </p>
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
        className="rounded-soft border border-line bg-white p-5 md:p-8 noscript:hidden"
      >
        <p className="mb-5 text-sm text-ink-soft">
          {t('needed')} {kind === 'contact' && t('answered')}
        </p>
        <MessageFields kind={kind} writing={writing} labels={texts.labels} />
        <p className="mt-6 text-sm text-ink-soft">
          <LinkedText text={t('privacy')} />
        </p>
        {writing.refusal && <MessageError refusal={writing.refusal} />}
        <Button
          // Without a submit button, pressing Enter before hydration does nothing.
          type={writing.ready ? 'submit' : 'button'}
          size="large"
          busyLabel={writing.sending === 'sending' && t('common:loading')}
          className="mt-6 w-full sm:w-auto sm:min-w-56"
        >
          {t('send')}
        </Button>
      </form>
    </>
  );
}
