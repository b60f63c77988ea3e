/**
 * Makes the browser's Back close an open dialog before it leaves the page, even on the first page
 * of a visit. Each open dialog has a history entry, which is removed when it closes
 * (docs/decisions/0050).
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { closeDialogsDownTo, useOpenDialogs } from '../../ui/overlays/open-dialogs.ts';
import { useLocation, usePageRouter } from '../navigation/use-router.ts';
import { writeDueValues, currentEntry, pushDialogEntry } from '../state/history-entry.ts';

export function BackClosesDialogs() {
  const { key } = useLocation();
  const router = usePageRouter();
  const open = useOpenDialogs();
  const at = useRef({ key, dialogs: 0 });
  const isTravelling = useRef(false);
  const onGone = useRef<() => void>(null);

  const match = useEffectEvent(() => {
    if (isTravelling.current) return;
    // A page pushed above a dialog's entry would take a second Back to leave, so that entry is
    // removed first.
    const wanted = router.state.pending ? 0 : open;
    at.current = currentEntry();
    const { dialogs } = at.current;
    if (dialogs > wanted) {
      isTravelling.current = true;
      window.history.go(wanted - dialogs);
      return;
    }
    for (let level = dialogs; level < wanted; level++) pushDialogEntry();
    at.current = currentEntry();
    onGone.current?.();
    onGone.current = null;
  });
  const leave = useEffectEvent((): Promise<void> | undefined => {
    if (!isTravelling.current && currentEntry().dialogs === 0) return undefined;
    const gone = new Promise<void>((resolve) => (onGone.current = resolve));
    match();
    return gone;
  });
  const arrive = useEffectEvent((): boolean => {
    const from = at.current;
    const wasOurs = isTravelling.current;
    at.current = currentEntry();
    isTravelling.current = false;
    const { dialogs } = at.current;
    const stays = at.current.key === from.key && dialogs !== from.dialogs;
    if (stays && dialogs < from.dialogs) writeDueValues();
    if (!wasOurs) closeDialogsDownTo(dialogs);
    // A dialog may have refused to close, or Forward may have reached the entry of a closed one.
    setTimeout(match);
    return stays;
  });

  useEffect(() => match(), [open, key]);
  useEffect(() => router.attachDialogs({ leave: () => leave(), arrive: () => arrive() }), [router]);
  return null;
}
