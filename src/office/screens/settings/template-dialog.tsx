/** Adds or changes a template of answers. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { filledTemplate } from '../../messages/message.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { ErrorNote } from '../../parts/note.tsx';
import { toast } from '../../parts/toasts.tsx';
import type { Template } from './template.ts';

const FORM = 'template';
const EXAMPLE = { name: 'Siân Price', email: null };

export interface TemplateDialogProps {
  /** Null: a new one. */
  template: Template | null;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [text, setText] = useState(template?.text ?? '');
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      title={template ? `Change ${template.name}` : 'Add a template'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="go" type="submit" form={FORM} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} className="body" onSubmit={submit}>
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
          hint="{name} becomes the sender’s name."
          required
          rows={8}
          maxLength={10_000}
          value={text}
          error={fieldError(save.error, 'text')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {text.includes('{name}') && (
          <section aria-label="Preview">
            <p className="small soft">For example:</p>
            <p className="template-preview">{filledTemplate(text, EXAMPLE)}</p>
          </section>
        )}
        {save.error && <ErrorNote error={save.error} />}
      </form>
    </Dialog>
  );
}
