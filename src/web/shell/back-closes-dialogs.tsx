/**
 * Makes the browser's Back close an open dialog before it leaves the page, even on the first page
 * of a visit. Each open dialog has a history entry, which is removed when it closes
 * (docs/decisions/0050).
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';
import { closeDialogsDownTo, useOpenDialogs } from '../../ui/overlays/open-dialogs.ts';
import { onArrival } from '../state/arrivals.ts';
import { writeDueValues, currentEntry, pushDialogEntry } from '../state/history-entry.ts';

export function BackClosesDialogs() {
  const { key } = useLocation();
  const open = useOpenDialogs();
  const at = useRef({ key, dialogs: 0 });
  const isTravelling = useRef(false);
  const proceeded = useRef<object>(null);
  // A page pushed above a dialog's entry would take a second Back to leave, so that entry is
  // removed first.
  const blocker = useBlocker(
    ({ historyAction }) =>
      historyAction !== NavigationType.Pop && (isTravelling.current || currentEntry().dialogs > 0),
  );
  const wanted = blocker.state === 'unblocked' ? open : 0;

  const match = useEffectEvent(() => {
    if (isTravelling.current) return;
    at.current = currentEntry();
    const { dialogs } = at.current;
    if (dialogs > wanted) {
      isTravelling.current = true;
      window.history.go(wanted - dialogs);
      return;
    }
    for (let level = dialogs; level < wanted; level++) pushDialogEntry();
    at.current = currentEntry();
    // An arrival and a render may both come here before the router has drawn that it goes on.
    if (blocker.state === 'blocked' && proceeded.current !== blocker) {
      proceeded.current = blocker;
      blocker.proceed();
    }
  });
  const arrive = useEffectEvent((event: PopStateEvent) => {
    const from = at.current;
    const wasOurs = isTravelling.current;
    at.current = currentEntry();
    isTravelling.current = false;
    const { dialogs } = at.current;
    if (at.current.key === from.key && dialogs !== from.dialogs) {
      // The page stays, so the router need not reload it.
      event.stopImmediatePropagation();
      if (dialogs < from.dialogs) writeDueValues();
    }
    if (!wasOurs) closeDialogsDownTo(dialogs);
    // A dialog may have refused to close, or Forward may have reached the entry of a closed one.
    setTimeout(match);
  });

  useEffect(() => match(), [wanted, key, blocker.state]);
  useEffect(() => onArrival((event) => arrive(event)), []);
  return null;
}
