/** The box of an enlarged picture: how large the picture in it is, and that a press beside it closes. */

/** Narrower or lower boxes are phones: the whole picture would be hardly larger than on the page. */
const NARROW = 704;
const LOW = 400;
/** Twice the width of a phone that is held upright. */
const MOST = 720;
/** Around a whole picture. */
const MARGIN = 8;

/** In parts of the picture's side. */
export interface Middle {
  x: number;
  y: number;
}

export const MIDDLE_OF_PICTURE: Middle = { x: 0.5, y: 0.5 };

export interface BoxNeeds {
  /** Called once, if the picture is larger than the box. Never rejects. */
  findMiddle: () => Promise<Middle>;
  onPressBeside: () => void;
}

/**
 * Sizes the only child of a box whenever the box changes, and scrolls to the middle of the design.
 * @returns ends it
 */
export function holdPicture(box: HTMLElement, needs: BoxNeeds): () => void {
  let middle: Middle | undefined;
  const press = ({ target }: MouseEvent) => {
    if (target === box) needs.onPressBeside();
  };
  const observer = new ResizeObserver(() => {
    if (!fit(box, middle) || middle) return;
    middle = MIDDLE_OF_PICTURE;
    void needs.findMiddle().then((found) => {
      middle = found;
      fit(box, middle);
    });
  });
  observer.observe(box);
  box.addEventListener('click', press);
  return () => {
    observer.disconnect();
    box.removeEventListener('click', press);
  };
}

/** Returns whether the picture is larger than the box. */
function fit(box: HTMLElement, { x, y } = MIDDLE_OF_PICTURE): boolean {
  const { clientWidth, clientHeight, firstElementChild } = box;
  const side = sideIn(clientWidth, clientHeight);
  if (firstElementChild instanceof HTMLElement) firstElementChild.style.width = `${side}px`;
  box.scrollTo(side * x - clientWidth / 2, side * y - clientHeight / 2);
  return side > Math.min(clientWidth, clientHeight);
}

/** The side of the square picture in a box. All in pixels. */
export function sideIn(width: number, height: number): number {
  return width < NARROW || height < LOW
    ? Math.max(width, height, Math.min(2 * width, MOST))
    : Math.min(width, height) - 2 * MARGIN;
}
