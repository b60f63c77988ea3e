/** Adds or changes a template of answers. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ANSWER_PLACEHOLDERS,
  answerTemplateProblem,
  fillAnswerTemplate,
  withTwoBraces,
} from '../../../../domain/text/answer-template.ts';
import { placeholderText } from '../../../../domain/text/placeholders.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { TextArea, TextField } from '../../../parts/field.tsx';
import { toast } from '../../../parts/toasts.tsx';
import type { Template } from './template.ts';

const EXAMPLE = 'Siân Price';
const HINT = Object.entries(ANSWER_PLACEHOLDERS)
  .map(([name, meaning]) => `${placeholderText(name)} becomes ${meaning}.`)
  .join(' ');

export interface TemplateDialogProps {
  /** Null: a new one. */
  template: Template | null;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(withTwoBraces(template?.text ?? ''));
  const filled = fillAnswerTemplate(text, EXAMPLE);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      callOffice('answerTemplateSave', {
        body: { id: template?.id ?? null, version: template?.version ?? 0, name, text },
      }),
    onSuccess: () => {
      toast('Saved');
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['templates'] }),
  });
  return (
    <FormDialog
      title={template ? `Change ${template.name}` : 'Add a template'}
      button="Save"
      isBusy={save.isPending}
      disabled={answerTemplateProblem(text) !== null}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={80}
        value={name}
        error={fieldError(save.error, 'name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextArea
        label="Text"
        hint={HINT}
        required
        rows={8}
        maxLength={10_000}
        value={text}
        error={answerTemplateProblem(text) ?? fieldError(save.error, 'text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {filled !== text && (
        <section aria-label="Preview">
          <p className="small soft">For example:</p>
          <p className="template-preview">{filled}</p>
        </section>
      )}
    </FormDialog>
  );
}
