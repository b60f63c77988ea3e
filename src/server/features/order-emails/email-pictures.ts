/** Pictures of ordered items, embedded in an email. */
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';

/** JPEG by the id of an order line. */
export type EmailPictures = ReadonlyMap<string, Buffer>;

/** So many items are shown large enough to read their words: as wide as a phone. */
const MOST_LARGE = 2;
/** As wide as the email's card. */
const ALONE_PX = 534;
const PAIR_PX = 240;
const SMALL_PX = 120;
/** Pixels of the file, for sharp screens. */
const LARGE_FILE_PX = 900;
const SMALL_FILE_PX = 360;

/** Sequential, so that a large order does not delay shoppers' previews. Lines without a proof are left out. */
export async function emailPictures(
  pictureOf: ProofsService['picture'],
  lineIds: readonly string[],
): Promise<EmailPictures> {
  const pixels = isShownLarge(lineIds.length) ? LARGE_FILE_PX : SMALL_FILE_PX;
  const pictures = new Map<string, Buffer>();
  for (const id of lineIds) {
    const picture = await pictureOf(id, pixels, 'jpeg');
    if (picture) pictures.set(id, picture);
  }
  return pictures;
}

/** @param count of the items that the email shows */
export const isShownLarge = (count: number): boolean => count <= MOST_LARGE;

/** CSS pixels of a picture of one of so many items, on a screen wider than a phone. */
export function pictureSize(count: number): number {
  if (count === 1) return ALONE_PX;
  return isShownLarge(count) ? PAIR_PX : SMALL_PX;
}

/** @param lineIds of the lines that the email shows */
export function pictureAttachments(
  lineIds: readonly string[],
  pictures: EmailPictures,
): MailAttachment[] {
  return lineIds.flatMap((id): MailAttachment[] => {
    const content = pictures.get(id);
    return content
      ? [{ filename: `${id}.jpg`, content, contentType: 'image/jpeg', contentId: id }]
      : [];
  });
}

/**
 * As wide as the email on a phone, if it is one of few.
 * @param count of the items that the email shows
 */
export function emailPicture(id: string, alt: string, count: number): Markup {
  const size = pictureSize(count);
  return html`<img
    src="cid:${id}"
    width="${size}"
    height="${size}"
    alt="${alt}"
    class="${isShownLarge(count) ? 'wide' : ''}"
    style="border-radius:12px;display:block;border:0;max-width:100%"
  />`;
}

/** Pictures side by side, which wrap on a narrow screen. */
export function pictureRow(
  lines: readonly { id: string; description: string }[],
  pictures: EmailPictures,
): Markup {
  const shown = lines.filter(({ id }) => pictures.has(id));
  if (shown.length === 0) return html``;
  return html`<div style="margin:12px 0">
    ${shown.map(
      ({ id, description }) =>
        html`<div
          class="${isShownLarge(shown.length) ? 'wide' : ''}"
          style="display:inline-block;margin:0 12px 12px 0"
        >
          ${emailPicture(id, description, shown.length)}
        </div>`,
    )}
  </div>`;
}
