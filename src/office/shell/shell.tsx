/** What surrounds every page: bar, menu, bottom tabs, palette, and the dialogs that any page may need. */
import { useState } from 'react';
import { Link, Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { Toasts } from '../parts/toasts.tsx';
import { useLiveChanges } from '../session/live.ts';
import { useMay } from '../session/session.ts';
import { ProofDialog } from '../session/proof-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Mark } from '../parts/mark.tsx';
import { pagesFor } from './pages.ts';
import { Palette } from './palette.tsx';
import { SideMenu } from './side-menu.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { UserMenu } from './user-menu.tsx';

type Open = 'palette' | 'keys' | null;

const shopName = document.documentElement.dataset.shop ?? '';

export function Shell() {
  const [open, setOpen] = useState<Open>(null);
  const pages = pagesFor(useMay());
  const navigate = useNavigate();
  useShortcuts({
    '$mod+k': (event) => {
      event.preventDefault();
      setOpen('palette');
    },
    'Shift+?': () => setOpen('keys'),
    ...Object.fromEntries(pages.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])),
  });
  const close = () => setOpen(null);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <div className="shell">
        <header className="bar">
          <Link className="mark" to="/office" aria-label={`${shopName} office, Today`}>
            <Mark onDark />
            <span>{shopName}</span>
          </Link>
          <button type="button" className="find" onClick={() => setOpen('palette')}>
            <Icon name="search" size="small" />
            <span className="grow one-line">Find anything</span>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </button>
          <div className="bar-end">
            <Live />
            <UserMenu />
          </div>
        </header>
        <SideMenu pages={pages} />
        <main className="page" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <BottomTabs pages={pages} onMore={() => setOpen('palette')} />
      <Toasts />
      <ProofDialog />
      {open === 'palette' && (
        <Palette pages={pages} onClose={close} onKeys={() => setOpen('keys')} />
      )}
      {open === 'keys' && <KeysDialog pages={pages} onClose={close} />}
      <ScrollRestoration />
    </>
  );
}

/** Whether changes made elsewhere arrive by themselves. */
function Live() {
  const isOpen = useLiveChanges();
  return <span className={isOpen ? 'live' : 'live is-off'}>{isOpen ? 'Live' : 'Not live'}</span>;
}
