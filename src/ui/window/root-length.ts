/** Sets a custom property, unless styles have it already: every change restyles the whole page. */
export function setRootLength(property: string, px: number): void {
  const root = document.documentElement;
  if (getComputedStyle(root).getPropertyValue(property) !== `${px}px`)
    root.style.setProperty(property, `${px}px`);
}
