/** Renders a component in the browser of the `components` tests, at an address of the shop. */
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import '../app.css';
import { RouterView } from '../navigation/router-view.tsx';
import { RouterError } from '../shell/fallbacks/router-error.tsx';
import { provide } from './provide.ts';
import { routerAt } from './router-at.ts';

/** @param namespaces translation files beyond those of every page */
export async function renderAt(path: string, component: ReactNode, namespaces: readonly string[]) {
  provide(namespaces);
  const router = routerAt(path);
  const view = (
    <RouterView router={router} fallback={RouterError}>
      {component}
    </RouterView>
  );
  return { router, screen: await render(view) };
}
