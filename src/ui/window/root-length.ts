/** Lengths that styles share as custom properties of the document, such as the height of its header. */

/** A smaller difference is not seen. */
const LEAST_PX = 1.5;

/** In pixels; the property holds pixels or rem, and 0 is returned if it is not set. */
export function rootLength(property: string): number {
  const style = getComputedStyle(document.documentElement);
  const value = style.getPropertyValue(property).trim();
  const number = Number.parseFloat(value) || 0;
  return value.endsWith('rem') ? number * Number.parseFloat(style.fontSize) : number;
}

/** Does nothing if the length is already so: every change restyles the whole page. */
export function setRootLength(property: string, px: number): void {
  if (Math.abs(px - rootLength(property)) < LEAST_PX) return;
  document.documentElement.style.setProperty(property, `${Math.ceil(px)}px`);
}
