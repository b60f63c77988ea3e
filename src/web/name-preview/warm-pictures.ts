/** Fetches what paints the shopper's name on the front page's large pictures, so that its first letters are shown at once. */
import { canPaint } from '../../live-photo/can-paint.ts';
import { awaitTranslations } from '../state/translations.ts';
import type { PreviewedPicture } from './paint-card.ts';

/** From here on both pictures are shown, on phones the first. */
const WIDE = '(min-width: 30rem)';

/** Never rejects: what is missing is fetched again when it is needed. */
export async function warmPictures(pictures: readonly PreviewedPicture[]): Promise<void> {
  if (!canPaint()) return;
  const painter = import('./paint-card.ts');
  await Promise.allSettled([
    painter,
    import('./preview-canvas.tsx'),
    awaitTranslations(['name-preview']),
    ...pictures
      .slice(0, matchMedia(WIDE).matches ? undefined : 1)
      .map(async (picture) => (await painter).warmLargePicture(picture)),
  ]);
}
