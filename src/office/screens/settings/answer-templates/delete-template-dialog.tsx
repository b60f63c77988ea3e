/** Asks before a template of answers is deleted. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOffice } from '../../../api/call.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { toast } from '../../../parts/toasts.tsx';
import type { Template } from './template.ts';

export interface DeleteTemplateDialogProps {
  template: Template;
  onClose: () => void;
}

export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const { id, name, version } = template;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callOffice('answerTemplateDelete', { params: { id }, body: { version } }),
    onSuccess: () => {
      toast(`${name} is deleted`);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['templates'] }),
  });
  return (
    <Dialog
      title={`Delete ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button look="danger-go" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete {name}
          </Button>
        </>
      }
    >
      <div className="body">
        <p>Answers that were sent keep their text. The journal keeps the template’s.</p>
        {remove.error && <ErrorCallout error={remove.error} />}
      </div>
    </Dialog>
  );
}
