/** Where the notice of the name preview is: in the row that counts a list, or below the page. */

let row: HTMLElement | null = null;
let heard: (() => void) | undefined;

/** A `ref` for an element in the row of a list. */
export function offerNoticePlace(element: HTMLElement | null): () => void {
  row = element;
  heard?.();
  return () => {
    if (row !== element) return;
    row = null;
    heard?.();
  };
}

export const rowForNotice = (): HTMLElement | null => row;

/** For the one notice. */
export function onNoticePlace(listener: () => void): () => void {
  heard = listener;
  return () => (heard = undefined);
}
