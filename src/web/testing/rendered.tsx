/** Renders a part of a page as the server would, for a visitor, so that a test can read it. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterView } from '../navigation/router-view.tsx';
import type { ShopSettings } from '../state/settings.ts';
import { RouterError } from '../shell/fallbacks/router-error.tsx';
import { provide } from './provide.ts';
import { routerAt } from './router-at.ts';

export function drawn(
  part: ReactNode,
  namespaces: readonly string[],
  path = '/',
  settings: Partial<ShopSettings> = {},
) {
  provide(namespaces, settings);
  const html = renderToStaticMarkup(
    <RouterView router={routerAt(path)} fallback={RouterError}>
      {part}
    </RouterView>,
  );
  return {
    html,
    text: textOf(html),
    /** Address by the text of each link. */
    links: new Map(
      [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => [
        textOf(inner) || attribute(attributes, 'aria-label'),
        attribute(attributes, 'href'),
      ]),
    ),
    labels: [...html.matchAll(/<label\b[^>]*>(.*?)<\/label>/gs)].map(([, inner = '']) =>
      textOf(inner),
    ),
    buttons: [...html.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].map(([, inner = '']) =>
      textOf(inner),
    ),
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
