/** The page's scripts, in a template at its end. They load when `start.ts` sees that the page has been painted. */
import type { PageAssets } from './document.tsx';

/** URLs of all built files that one page needs. */
export interface PageFiles extends PageAssets {
  /** Loads with the page and loads the others. */
  start: string;
  /** Everything that the page's screens and the entry import, dependencies first, the entry last. */
  scripts: readonly string[];
}

export function writeScripts({ start, scripts }: Pick<PageFiles, 'start' | 'scripts'>): string {
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  return `<template id="scripts">${links}</template><script type="module" src="${start}"></script>`;
}
