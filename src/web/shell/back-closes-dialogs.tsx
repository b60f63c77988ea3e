/** The browser's Back closes an open dialog before it leaves the page beneath. */
import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { closeTopDialog, useIsAnyDialogOpen } from '../../ui/open-dialogs.ts';

export function BackClosesDialogs() {
  const isOpen = useIsAnyDialogOpen();
  const blocker = useBlocker(({ historyAction }) => isOpen && historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    closeTopDialog();
    blocker.reset();
  }, [blocker]);
  return null;
}
