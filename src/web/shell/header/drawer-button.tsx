/** Opens the side drawer, which loads on first use. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';

const loadDrawer = () => import('./side-drawer.tsx');
const SideDrawer = lazy(async () => ({ default: (await loadDrawer()).SideDrawer }));

export function DrawerButton({ menu }: { menu: PageMenu }) {
  const t = useTranslations('shell');
  const { key: visit } = useLocation();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => setState((now) => (now === 'open' ? 'closed' : now)), [visit]);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer()}
        onClick={() => setState('open')}
        className="-ml-2 lg:hidden noscript:hidden"
      />
      {state !== 'never' && (
        <Suspense fallback={null}>
          <SideDrawer menu={menu} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
