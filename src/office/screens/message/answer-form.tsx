/** Writes an answer, from a template or from nothing. What is typed stays until it is sent. */
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Select, TextArea } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { fillAnswerTemplate } from '../../../domain/text/answer-template.ts';
import { senderText, type Message } from '../../messages/message.ts';
import { NO_TEMPLATE, useAnswerDraft } from './use-answer-draft.ts';
import { useMessageChange } from './use-message-change.ts';

export function AnswerForm({ message }: { message: Message }) {
  const { id, version, sender } = message;
  const { text, template, setText, choose, clear } = useAnswerDraft(id);
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => callOffice('answerTemplates', {}, signal),
  });
  const answer = useMessageChange(message, {
    change: async (closes: boolean) => {
      await callOffice('messageAnswer', { params: { id }, body: { version, text, closes } });
      clear();
    },
    done: (closes) => (closes ? 'Answered and closed' : 'Answered'),
  });
  if (sender.email === null)
    return <p className="soft">This message names no email address to answer to.</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate(true);
  };
  const templateText = (wanted: string) => {
    const found = templates.data?.templates.find((each) => each.id === wanted);
    return found ? fillAnswerTemplate(found.text, sender.name) : '';
  };
  const options = [
    { value: NO_TEMPLATE, label: 'No template' },
    ...(templates.data?.templates.map(({ id: value, name }) => ({ value, label: name })) ?? []),
  ];
  return (
    <form className="panel" onSubmit={submit} aria-labelledby="answering">
      <header>
        <h2 id="answering">Answer</h2>
      </header>
      <div className="body stack">
        {options.length > 1 && (
          <Select
            label="Template"
            options={options}
            value={template}
            onChange={(chosen) => choose(chosen, templateText)}
          />
        )}
        <TextArea
          label={`Answer to ${senderText(sender)}`}
          hint={`Goes to ${sender.email}, with the message beneath. An empty line begins a paragraph.`}
          required
          rows={8}
          maxLength={10_000}
          value={text}
          error={fieldError(answer.error, 'text')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {answer.error && <ErrorCallout error={answer.error} />}
        <div className="row">
          <Button
            busy={answer.isPending}
            disabled={text.trim() === ''}
            onClick={() => answer.mutate(false)}
          >
            Send and keep it open
          </Button>
          <Button look="go" type="submit" busy={answer.isPending}>
            Send and close
          </Button>
        </div>
      </div>
    </form>
  );
}
