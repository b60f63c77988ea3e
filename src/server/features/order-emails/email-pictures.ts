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

/** Half of the email's card: what is said of it is beside it. */
const ALONE_PX = 264;
/** Each of two sides of one item: together as wide as the email. */
const SIDE_PX = 263;
/** So many items have pictures large enough to read their words. */
const FEW = 4;
const FEW_PX = 160;
const SMALL_PX = 120;
/** Between the two sides of one item. */
const BETWEEN_PX = 8;
/** Pixels of the file of one that is as wide as a phone. */
const ALONE_FILE_PX = 900;
/** Of the others, for sharp screens. */
const DENSITY = 3;

/** Sequential, so that a large order does not delay shoppers' previews. Lines without a proof are left out. */
export async function emailPictures(
  picturesOf: ProofsService['pictures'],
  lineIds: readonly string[],
): Promise<EmailPictures> {
  const count = lineIds.length;
  const pixels = count === 1 ? ALONE_FILE_PX : DENSITY * pictureSize(count);
  const pictures = new Map<string, Buffer>();
  for (const id of lineIds) {
    const [front, other] = await picturesOf(id, pixels);
    if (front) pictures.set(id, front);
    if (other) pictures.set(otherOf(id), other);
  }
  return pictures;
}

/** CSS pixels of a picture of one of so many items, on a screen wider than a phone. */
export function pictureSize(count: number): number {
  if (count === 1) return ALONE_PX;
  return count <= FEW ? FEW_PX : SMALL_PX;
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

interface ItemPicture {
  id: string;
  alt: string;
  names: SideNames;
}

const TABLE = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`;

/** @param count of the items that the email shows: one alone is as wide as the email on a phone */
export function emailPicture(item: ItemPicture, pictures: EmailPictures, count: number): Markup {
  const { id, alt, names } = item;
  const isAlone = count === 1;
  const size = pictureSize(count);
  if (!hasOtherPicture(id, pictures)) return image(id, alt, size, isAlone ? 'wide' : 'row');
  if (isAlone) return bothSides(item);
  const half = (size - BETWEEN_PX) / 2;
  return html`${image(id, `${alt}. ${names.front}`, size, 'row')}
    <table ${TABLE}>
      <tr>
        <td style="padding-top:${BETWEEN_PX}px">
          ${image(otherOf(id), `${alt}. ${names.otherSide}`, half, 'half')}
        </td>
        <td class="soft" style="${SOFT};padding:${BETWEEN_PX}px 0 0 ${BETWEEN_PX}px;font-size:13px">
          ${names.otherSide}
        </td>
      </tr>
    </table>`;
}

/** Beside each other, each with its name. */
function bothSides({ id, alt, names }: ItemPicture): Markup {
  const sides = [
    { key: id, name: names.front },
    { key: otherOf(id), name: names.otherSide },
  ];
  return html`<table ${TABLE} class="wide">
    <tr>
      ${sides.map(
        ({ key, name }, place) =>
          html`<td
            valign="top"
            style="padding-${place > 0 ? 'left' : 'right'}:${BETWEEN_PX / 2}px;width:50%"
          >
            ${image(key, `${alt}. ${name}`, SIDE_PX, 'wide')}
            <div class="soft" style="${SOFT};padding-top:4px;white-space:nowrap">${name}</div>
          </td>`,
      )}
    </tr>
  </table>`;
}

/** In a row the picture's width is the width of its column, so it may not depend on that. */
function image(id: string, alt: string, size: number, look: 'wide' | 'row' | 'half'): Markup {
  return html`<img
    src="cid:${id}"
    width="${size}"
    height="${size}"
    alt="${alt}"
    class="${look}"
    style="border-radius:12px;display:block;border:0${look === 'wide' ? ';max-width:100%' : ''}"
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
        html`<div style="display:inline-block;vertical-align:top;margin:0 12px 12px 0">
          ${emailPicture({ id, alt: description, names }, pictures, lines.length)}
        </div>`,
    )}
  </div>`;
}
