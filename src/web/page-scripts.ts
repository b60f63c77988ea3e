/** The end of a page: its scripts in a template, where they wait unread until `start.ts` says that the page has been seen. */
import type { PageAssets } from './document.tsx';

/** Addresses of everything built that one page needs. */
export interface PageFiles extends PageAssets {
  /** Comes with the page and brings the others. */
  start: string;
  /** All that the page's screens and the entry import, each after what it imports itself, the entry last. */
  scripts: readonly string[];
}

export function writeScripts({ start, scripts }: Pick<PageFiles, 'start' | 'scripts'>): string {
  const links = scripts.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  return `<template id="scripts">${links}</template><script type="module" src="${start}"></script>`;
}
