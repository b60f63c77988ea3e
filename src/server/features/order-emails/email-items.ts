/** Items of an order, each with its picture and what is said of it, and the totals below them. */
import { FONT, LINE } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import {
  emailPicture,
  hasOtherPicture,
  isShownLarge,
  pictureSize,
  sidesSize,
} from './email-pictures.ts';
import type { EmailPictures, SideNames } from './email-pictures.ts';

/** Above this, mail programs would truncate the email. */
export const MOST_ROWS = 12;

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
const RULE = `border-top:1px solid ${LINE}`;
const CELL = `padding:12px 0;vertical-align:top;${FONT}`;
/** With the picture, the gap and a space, within a window of 600 pixels. */
const TOGETHER_PX = 480;
const GAP_PX = 16;

export interface EmailItem {
  id: string;
  /** Describes its picture. */
  alt: string;
  said: Markup;
}

/** A few items have large pictures; more of them are rows. */
export function emailItems(
  items: readonly EmailItem[],
  pictures: EmailPictures,
  names: SideNames,
): Markup {
  const pictureOf = (item: EmailItem): Markup | null =>
    pictures.has(item.id) ? emailPicture({ ...item, names }, pictures, items.length) : null;
  if (!isShownLarge(items.length))
    return html`<table ${TABLE}>
      ${items.map((item) => {
        const row = hasOtherPicture(item.id, pictures) ? sidesRow : smallRow;
        return row(item, pictureOf(item));
      })}
    </table>`;
  const isAlone = items.length === 1;
  return html`<div style="margin:0 0 16px">
    ${items.map((item, place) => {
      const picture = pictureOf(item);
      // Two sides of one item are as wide as the email.
      const isBelow = !picture || (isAlone && hasOtherPicture(item.id, pictures));
      const rule = html`<div class="rule" style="${RULE};margin:16px 0 20px"></div>`;
      return html`${place > 0 ? rule : ''}
      ${isBelow ? below(item, picture) : inColumns(picture, pictureSize(items.length), textTable(item, false))}`;
    })}
  </div>`;
}

const below = (item: EmailItem, picture: Markup | null): Markup =>
  html`${picture ?? ''} ${textTable(item, true)}`;

const textTable = ({ said }: EmailItem, isBelow: boolean): Markup =>
  html`<table ${TABLE}>
    <tr>
      <td class="said" style="${CELL};${isBelow ? '' : 'padding-top:0;'}overflow-wrap:anywhere">
        ${said}
      </td>
    </tr>
  </table>`;

/** In two columns, or below each other on phones. Outlook needs a table. @param size of the picture, in pixels */
function inColumns(picture: Markup, size: number, said: Markup): Markup {
  const beside = TOGETHER_PX - size;
  return html`<!--[if mso]><table role="presentation"><tr><td width="${size + GAP_PX}" valign="top"><![endif]-->
    <div
      class="wide"
      style="display:inline-block;vertical-align:top;width:${size}px;margin-right:${GAP_PX}px"
    >
      ${picture}
    </div>
    <!--[if mso]></td><td width="${beside}" valign="top"><![endif]-->
    <div
      class="wide"
      style="display:inline-block;vertical-align:top;width:${beside}px;max-width:100%"
    >
      ${said}
    </div>
    <!--[if mso]></td></tr></table><![endif]-->`;
}

const smallRow = ({ said }: EmailItem, picture: Markup | null): Markup =>
  html`<tr>
    ${picture ? html`<td class="rule" style="${CELL};${RULE};width:${pictureSize(MOST_ROWS) + GAP_PX}px">${picture}</td>` : ''}
    <td class="rule" colspan="${picture ? 1 : 2}" style="${CELL};${RULE};overflow-wrap:anywhere">
      ${said}
    </td>
  </tr>`;

/** The words are beside two pictures, and on phones below them. */
const sidesRow = ({ said }: EmailItem, picture: Markup | null): Markup =>
  html`<tr>
    <td class="rule" colspan="2" style="${RULE};padding-top:12px;${FONT}">
      ${inColumns(
        html`<div style="padding-bottom:12px">${picture ?? ''}</div>`,
        sidesSize(MOST_ROWS),
        html`<div style="padding-bottom:12px;overflow-wrap:anywhere">${said}</div>`,
      )}
    </td>
  </tr>`;

export interface EmailTotal {
  label: string;
  amount: string;
  isTotal: boolean;
}

export function emailTotals(totals: readonly EmailTotal[]): Markup {
  const rows = totals.map(({ label, amount, isTotal }) => {
    const style = `padding:4px 0;${FONT}${isTotal ? ';font-weight:700' : ''}`;
    return html`<tr>
      <td style="${style}">${label}</td>
      <td style="${style};text-align:right">${amount}</td>
    </tr>`;
  });
  return html`<div class="rule" style="${RULE};margin:12px 0 16px;padding-top:8px">
    <table ${TABLE}>
      ${rows}
    </table>
  </div>`;
}
