/** Opens the dialog that saves the list as a view, or changes the saved view that is shown. */
import { useState } from 'react';
import type { ListAddress } from '../../list/list-address.ts';
import { Button } from '../../parts/button.tsx';
import { filtersIn, type SavedView } from './saved-views.ts';
import { ViewDialog } from './view-dialog.tsx';

export interface ViewButtonProps {
  address: ListAddress;
  /** The saved view that is shown. */
  shown: SavedView | undefined;
}

export function ViewButton({ address, shown }: ViewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const view = shown?.mayChange ? shown : undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{view ? 'Change view' : 'Save view'}</Button>
      {isOpen && (
        <ViewDialog
          view={view}
          filters={filtersIn(address)}
          onClose={() => setOpen(false)}
          onSaved={(saved) => address.set({ saved })}
          onDeleted={() => address.set({ saved: '' })}
        />
      )}
    </>
  );
}
