/** Renders header and footer once for each state of the menu and the settings. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageRouter } from '../navigation/router.ts';
import { RouterView } from '../navigation/router-view.tsx';
import { RouterError } from '../shell/fallbacks/router-error.tsx';
import { FooterRows } from '../shell/footer/footer.tsx';
import { HeaderRows } from '../shell/header/header.tsx';
import { frameKind, type FrameKind, type KeptFrame } from '../shell/kept-frame.ts';
import type { PageMenu } from '../state/page-menu.ts';

const kept = new Map<FrameKind, KeptFrame>();
let keptFor = '';

/**
 * Call it after `provideSettings`.
 * @param state text of the menu and the settings; another one drops what is kept
 */
export function keepFrame(router: PageRouter, menu: PageMenu, state: string): KeptFrame {
  if (state !== keptFor) {
    kept.clear();
    keptFor = state;
  }
  const kind = frameKind(router.state.location.pathname);
  const known = kept.get(kind);
  if (known) return known;
  const html = (rows: ReactNode) =>
    renderToString(
      <RouterView router={router} fallback={RouterError}>
        {rows}
      </RouterView>,
    );
  const frame = {
    header: html(<HeaderRows menu={menu} kind={kind} />),
    footer: html(<FooterRows menu={menu} kind={kind} />),
  };
  kept.set(kind, frame);
  return frame;
}
