/** Pictures of ordered items, embedded in an email. */
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';

/** PNG by the id of an order line. */
export type EmailPictures = ReadonlyMap<string, Buffer>;

const ALONE_PX = 240;
const BESIDE_OTHERS_PX = 120;
const SHARP_SCREEN = 2;

/**
 * Sequential, so that a large order does not delay shoppers' previews. Lines without a proof are left out.
 * @param size at which they are shown, in CSS pixels
 */
export async function emailPictures(
  proofs: Pick<ProofsService, 'picture'>,
  lineIds: readonly string[],
  size: number,
): Promise<EmailPictures> {
  const pictures = new Map<string, Buffer>();
  for (const id of lineIds) {
    const picture = await proofs.picture(id, SHARP_SCREEN * size);
    if (picture) pictures.set(id, picture);
  }
  return pictures;
}

/** CSS pixels of a picture in a `pictureRow` of so many. */
export const rowPictureSize = (count: number): number =>
  count === 1 ? ALONE_PX : BESIDE_OTHERS_PX;

/** @param lineIds of the lines that the email shows */
export function pictureAttachments(
  lineIds: readonly string[],
  pictures: EmailPictures,
): MailAttachment[] {
  return lineIds.flatMap((id): MailAttachment[] => {
    const content = pictures.get(id);
    return content
      ? [{ filename: `${id}.png`, content, contentType: 'image/png', contentId: id }]
      : [];
  });
}

/** @param size CSS pixels */
export function emailPicture(id: string, alt: string, size: number): Markup {
  return html`<img
    src="cid:${id}"
    width="${size}"
    height="${size}"
    alt="${alt}"
    style="border-radius:8px;display:block"
  />`;
}

/** Pictures side by side, which wrap on a narrow screen. */
export function pictureRow(
  lines: readonly { id: string; description: string }[],
  pictures: EmailPictures,
): Markup {
  const shown = lines.filter(({ id }) => pictures.has(id));
  if (shown.length === 0) return html``;
  return html`<div style="margin:20px 0">
    ${shown.map(
      ({ id, description }) =>
        html`<div style="display:inline-block;margin:0 8px 8px 0">
          ${emailPicture(id, description, rowPictureSize(shown.length))}
        </div>`,
    )}
  </div>`;
}
