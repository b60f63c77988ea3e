/** The end of a page: its scripts in a template, where they wait unread until `start.ts` says that the page has been seen. */
import type { PageAssets } from './document.tsx';

/** Addresses of everything built that one page needs. */
export interface PageFiles extends PageAssets {
  /** Comes with the page and brings the others. */
  start: string;
  entry: string;
  /** The entry and all that it and the page's screens import, so that nothing is found out step by step. */
  preloads: readonly string[];
}

export function writeScripts({
  start,
  entry,
  preloads,
}: Pick<PageFiles, 'start' | 'entry' | 'preloads'>): string {
  const links = preloads.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  return (
    `<template id="scripts">${links}<script type="module" src="${entry}"></script></template>` +
    `<script type="module" src="${start}"></script>`
  );
}
