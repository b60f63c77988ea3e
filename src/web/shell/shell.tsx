/** The frame of every page: header, screen, footer and background work. */
import { memo, useRef } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useApp } from '../state/app.ts';
import { BELOW_PAGE } from '../state/name-preview.ts';
import { usePageMenu, type PageMenu } from '../state/page-menu.ts';
import { StoredStateRead } from '../state/read-stored-state.ts';
import { useTranslations } from '../state/translations.ts';
import { Screen } from '../navigation/router-view.tsx';
import { AccountDialogLinks } from './account-dialog-links.tsx';
import { Notice } from './notice.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LoadingScreen } from './fallbacks/loading-screen.tsx';
import { ScreenError } from './fallbacks/screen-error.tsx';
import { NeedsScripts } from './fallbacks/needs-scripts.tsx';
import { useAccountGuard } from './use-account-guard.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useIdle } from './use-idle.ts';
import { useHeaderHeight } from './header/use-header-height.ts';
import { useLateLoading } from './fallbacks/use-late-loading.ts';
import { useHydrated } from './use-hydrated.ts';
import { useShopStart } from './use-shop-start.ts';
import { useEarlyInput } from './use-early-input.ts';

// Pages work without it, so a failure to load shows nothing.
const BackgroundWork = lazyComponent(
  async () => (await import('./background/background-work.tsx')).BackgroundWork,
);

export function Shell() {
  const isRead = useShopStart();
  useEarlyInput();
  useHydrated(isRead);
  return (
    <StoredStateRead value={isRead}>
      <Frame />
    </StoredStateRead>
  );
}

// Memoised, so that only parts that use stored state render again once it is read.
const Frame = memo(function Frame() {
  const brought = usePageMenu();
  const kept = useApp((app) => (brought.length > 0 ? null : app.menu));
  const menu: PageMenu = kept ?? brought;
  const t = useTranslations('shell');
  const header = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const late = useLateLoading();
  const isIdle = useIdle();
  useAccountGuard();
  useHeaderHeight(header);
  useFocusOnNavigation(main);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-soft bg-bottle p-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <Notice />
      <Header ref={header} menu={menu} />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        <NeedsScripts />
        {late ? <LoadingScreen /> : <Screen fallback={ScreenError} />}
      </main>
      <div id={BELOW_PAGE} />
      <Footer menu={menu} />
      {isIdle && <BackgroundWork />}
      <AccountDialogLinks />
    </>
  );
});
