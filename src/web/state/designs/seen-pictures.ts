/**
 * Small copies of the pictures that the product page has painted of what goes into the cart. The cart
 * shows them until the server has composed its own. Stored in this tab.
 */
import { canonicalJson } from '../../../domain/canonical.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { SEEN } from './designs-of-tab.ts';
import { tabStorage } from '../guarded-storage.ts';

/** What is painted, as product page and cart line both name it. */
export interface PaintedDesign {
  /** The product page's slug. */
  slug: string;
  plate: string;
  /** Normalised; null for a design without personalisation. */
  personalisation: Personalisation | null;
}

export interface SeenLine {
  productId: string;
  angle?: string | undefined;
  personalisation?: Personalisation | null | undefined;
}

/** Enough for the cart on a screen with two pixels per CSS pixel. */
const PIXELS = 360;
/** Browsers give a tab about 5 MB; a picture takes about 20 KB. */
const MOST = 24;

/** The canvases may go with their page. */
let painted = { design: '', canvases: new Map<string, WeakRef<HTMLCanvasElement>>() };
let added = { design: '', productId: '' };

/** Tells that a canvas shows a design from an angle. */
export function notePainted(design: PaintedDesign, angle: string, canvas: HTMLCanvasElement): void {
  const key = canonicalJson(design);
  if (painted.design !== key) painted = { design: key, canvases: new Map() };
  painted.canvases.set(angle, new WeakRef(canvas));
  if (added.design === key) store([copyOf(design, angle, canvas)]);
}

/** Copies what is painted of an added line: now, or once it is painted as it was added. */
export function keepSeen({ productId, slug, plate, personalisation }: PaintedDesign & SeenLine) {
  const design = { slug, plate, personalisation };
  added = { design: canonicalJson(design), productId };
  if (painted.design !== added.design) return;
  const copies = [...painted.canvases].flatMap(([angle, canvas]) => {
    const living = canvas.deref();
    return living ? [copyOf(design, angle, living)] : [];
  });
  store(copies);
}

/** The data URL of the copy, if there is one. */
export function seenPicture(line: SeenLine): string | undefined {
  const key = keyOf(line);
  return stored().find((one) => one.key === key)?.picture;
}

interface Seen {
  key: string;
  picture: string;
}

const keyOf = ({ productId, angle = '', personalisation = null }: SeenLine): string =>
  canonicalJson([productId, angle, personalisation]);

function copyOf({ personalisation }: PaintedDesign, angle: string, from: HTMLCanvasElement): Seen {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(from, 0, 0, PIXELS, PIXELS);
  const key = keyOf({ productId: added.productId, angle, personalisation });
  return { key, picture: canvas.toDataURL('image/jpeg', 0.85) };
}

function stored(): readonly Seen[] {
  return JSON.parse(tabStorage.getItem(SEEN) ?? '[]') as Seen[];
}

function store(copies: readonly Seen[]): void {
  const isCopied = ({ key }: Seen) => copies.some((copy) => copy.key === key);
  const others = stored().filter((one) => !isCopied(one));
  tabStorage.setItem(SEEN, JSON.stringify([...copies, ...others].slice(0, MOST)));
}
