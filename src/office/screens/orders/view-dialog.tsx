/** Saves the filters of the list under a name, or changes, renames or deletes a saved view. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/choices.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { SAVED_VIEWS, type SavedFilters, type SavedView } from './saved-views.ts';

const SEEN_BY = [
  { value: 'me', label: 'Only me' },
  { value: 'all', label: 'Everyone who sees orders' },
] as const;

export interface ViewDialogProps {
  /** Absent: a new one. */
  view: SavedView | undefined;
  /** Of the list as it is shown. */
  filters: SavedFilters;
  onClose: () => void;
  onSaved: (id: string) => void;
  onDeleted: () => void;
}

export function ViewDialog({ view, filters, onClose, onSaved, onDeleted }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const { save, remove } = useViewChanges({ view, onClose, onSaved, onDeleted });
  const error = save.error ?? remove.error;
  return (
    <FormDialog
      title={view ? 'Change this view' : 'Save this view'}
      button="Save"
      isBusy={save.isPending}
      error={error}
      onSubmit={() => save.mutate({ id: view?.id ?? null, name: name.trim(), isShared, filters })}
      onClose={onClose}
      moreButtons={
        view && (
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(view)}>
            Delete
          </Button>
        )
      }
    >
      <p className="small soft">It has the search, filters and sort of the list as it is now.</p>
      <TextField
        label="Name"
        required
        maxLength={40}
        value={name}
        error={fieldError(save.error, 'name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Choices
        legend="Who sees it"
        name="seen-by"
        options={SEEN_BY}
        value={isShared ? 'all' : 'me'}
        onChange={(value) => setShared(value === 'all')}
      />
    </FormDialog>
  );
}

function useViewChanges({ onClose, onSaved, onDeleted }: Omit<ViewDialogProps, 'filters'>) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: SAVED_VIEWS });
  const save = useMutation({
    mutationFn: (body: Omit<SavedView, 'id' | 'isOwn' | 'mayChange'> & { id: string | null }) =>
      callOffice('orderViewSave', { body }),
    onSuccess: async ({ id }, { name }) => {
      await reload();
      toast(`The view “${name}” is saved`);
      onClose();
      onSaved(id);
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => callOffice('orderViewDelete', { params: { id }, body: {} }),
    onSuccess: async (_, { name }) => {
      await reload();
      toast(`The view “${name}” is deleted`);
      onClose();
      onDeleted();
    },
  });
  return { save, remove };
}
