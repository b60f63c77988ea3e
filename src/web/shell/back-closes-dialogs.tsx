/**
 * The browser's Back closes an open dialog before it leaves the page, on the first page of a visit too: each open
 * dialog has an entry of its own in the history, and loses it when it is closed (docs/decisions/0050).
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';
import { closeDialogsDownTo, useOpenDialogs } from '../../ui/overlays/open-dialogs.ts';
import { onArrival } from '../state/arrivals.ts';
import { carryDown, currentEntry, pushDialogEntry } from '../state/history-entry.ts';

export function BackClosesDialogs() {
  const { key } = useLocation();
  const open = useOpenDialogs();
  const at = useRef({ key, dialogs: 0 });
  const isTravelling = useRef(false);
  // A page pushed above a dialog's entry would need a second Back to be left, so that entry goes first.
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
    if (blocker.state === 'blocked') blocker.proceed();
  });
  const arrive = useEffectEvent((event: PopStateEvent) => {
    const from = at.current;
    const wasOurs = isTravelling.current;
    at.current = currentEntry();
    isTravelling.current = false;
    const { dialogs } = at.current;
    if (at.current.key === from.key && dialogs !== from.dialogs) {
      // The page stays, so the router need not load it again.
      event.stopImmediatePropagation();
      if (dialogs < from.dialogs) carryDown();
    }
    if (!wasOurs) closeDialogsDownTo(dialogs);
    // A dialog may have refused to close, and Forward may have led to the entry of a closed one.
    setTimeout(match);
  });

  useEffect(() => match(), [wanted, key, blocker.state]);
  useEffect(() => onArrival((event) => arrive(event)), []);
  return null;
}
