/** Pictures of ordered items, embedded in an email. */
import { SOFT } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';

/** JPEG by the id of an order line, and of its other side by `otherOf(id)`. */
export type EmailPictures = ReadonlyMap<string, Buffer>;

/** Below the pictures of a line that has two. */
export interface SideNames {
  front: string;
  otherSide: string;
}

/** Begins otherwise than the id: simple mail programs look for that anywhere in the HTML. */
const otherOf = (id: string): string => `other.${id}`;

export const hasOtherPicture = (id: string, pictures: EmailPictures): boolean =>
  pictures.has(otherOf(id));

/** So many items are shown large enough to read their words: as wide as a phone. */
const MOST_LARGE = 4;
/** Half of the email's card: what is said of it is beside it. */
const ALONE_PX = 264;
/** Two sides of one item, together: as wide as the email. */
const SIDES_PX = 534;
const PAIR_PX = 240;
const SMALL_PX = 120;
/** Between the two sides of one item. */
const BETWEEN_PX = 8;
/** Pixels of the file, for sharp screens. */
const LARGE_FILE_PX = 900;
const SMALL_FILE_PX = 360;

/** Sequential, so that a large order does not delay shoppers' previews. Lines without a proof are left out. */
export async function emailPictures(
  picturesOf: ProofsService['pictures'],
  lineIds: readonly string[],
): Promise<EmailPictures> {
  const pixels = isShownLarge(lineIds.length) ? LARGE_FILE_PX : SMALL_FILE_PX;
  const pictures = new Map<string, Buffer>();
  for (const id of lineIds) {
    const [front, other] = await picturesOf(id, pixels);
    if (front) pictures.set(id, front);
    if (other) pictures.set(otherOf(id), other);
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

/** CSS pixels of both sides of one of so many items, together: small ones are each as large as one alone. */
export function sidesSize(count: number): number {
  if (count === 1) return SIDES_PX;
  return isShownLarge(count) ? PAIR_PX : 2 * SMALL_PX + BETWEEN_PX;
}

/** @param lineIds of the lines that the email shows */
export function pictureAttachments(
  lineIds: readonly string[],
  pictures: EmailPictures,
): MailAttachment[] {
  const shown = lineIds.flatMap((id) => [id, otherOf(id)]);
  return shown.flatMap((id): MailAttachment[] => {
    const content = pictures.get(id);
    return content
      ? [{ filename: `${id}.jpg`, content, contentType: 'image/jpeg', contentId: id }]
      : [];
  });
}

/**
 * As wide as the email on a phone, if it is one of few; two sides share that width.
 * @param count of the items that the email shows
 */
export function emailPicture(
  { id, alt, names }: { id: string; alt: string; names: SideNames },
  pictures: EmailPictures,
  count: number,
): Markup {
  if (!hasOtherPicture(id, pictures)) return image(id, alt, pictureSize(count), count);
  const size = (sidesSize(count) - BETWEEN_PX) / 2;
  const sides = [
    { key: id, name: names.front },
    { key: otherOf(id), name: names.otherSide },
  ];
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    class="${isShownLarge(count) ? 'wide' : ''}"
  >
    <tr>
      ${sides.map(
        ({ key, name }, place) =>
          html`<td
            valign="top"
            style="padding-${place > 0 ? 'left' : 'right'}:${BETWEEN_PX / 2}px;width:50%"
          >
            ${image(key, `${alt}. ${name}`, size, count)}
            <div class="soft" style="${SOFT};padding-top:4px;white-space:nowrap">${name}</div>
          </td>`,
      )}
    </tr>
  </table>`;
}

function image(id: string, alt: string, size: number, count: number): Markup {
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
  names: SideNames,
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
          ${emailPicture({ id, alt: description, names }, pictures, shown.length)}
        </div>`,
    )}
  </div>`;
}
