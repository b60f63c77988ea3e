/**
 * Opens the account's dialogs for links to their screens, so a plain click stays on the page.
 * Loaded on first use.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from '../navigation/use-router.ts';
import { showDialog, useApp, type DialogName } from '../state/app.ts';
import { awaitTranslations } from '../state/translations.ts';

const DOORS: Readonly<Record<string, DialogName>> = { '/login': 'login', '/register': 'register' };
/** Pages that already show these forms. */
const FORMS_IN_SIGHT = /^\/(login|register|account\/(activation|recovery))(\/|$)/;

async function loadDialogs() {
  const [dialogs] = await Promise.all([
    import('../features/account-forms/account-dialogs.tsx'),
    awaitTranslations(['account-forms']),
  ]);
  return dialogs;
}
const Dialogs = lazy(loadDialogs);

export function AccountDialogLinks() {
  const navigate = useNavigate();
  const asked = useApp(({ dialogState }) => Object.values(dialogState).includes(true));
  const [used, setUsed] = useState(false);
  if (asked && !used) setUsed(true);

  // One listener for all links of header, drawer, footer and screens. It runs before the router's.
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const door = link?.origin === window.location.origin && DOORS[link.pathname];
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!door || !plain || FORMS_IN_SIGHT.test(window.location.pathname)) return;
      event.preventDefault();
      loadDialogs().then(
        () => showDialog(door),
        () => void navigate(`/${door}`),
      );
    };
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, [navigate]);

  return (
    used && (
      <Suspense fallback={null}>
        <Dialogs />
      </Suspense>
    )
  );
}
