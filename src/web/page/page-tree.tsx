/** The elements of a whole page. The server renders and the browser hydrates the same ones. */
import { StrictMode, type ReactElement } from 'react';
import type { PageRouter } from '../navigation/router.ts';
import { RouterView } from '../navigation/router-view.tsx';
import { RouterError } from '../shell/fallbacks/router-error.tsx';
import { Shell } from '../shell/shell.tsx';
import { PageMenuContext, type PageMenu } from '../state/page-menu.ts';
import { Document, type PageAssets } from './document.tsx';

export function pageTree(assets: PageAssets, menu: PageMenu, router: PageRouter): ReactElement {
  return (
    <StrictMode>
      <Document assets={assets}>
        <RouterView router={router} fallback={RouterError}>
          <PageMenuContext value={menu}>
            <Shell />
          </PageMenuContext>
        </RouterView>
      </Document>
    </StrictMode>
  );
}
