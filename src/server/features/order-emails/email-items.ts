/** Items of an order, each with its picture, what is said of it and its price, and the totals below them. */
import { FONT, LINE } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailPicture, hasOtherPicture, pictureSize } from './email-pictures.ts';
import type { EmailPictures, SideNames } from './email-pictures.ts';

/** Above this, mail programs would truncate the email. */
export const MOST_ROWS = 12;

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
const RULE = `border-top:1px solid ${LINE}`;
const CELL = `vertical-align:top;${FONT}`;
/** With the picture, the gap and a space, within a window of 600 pixels. */
const TOGETHER_PX = 480;
const GAP_PX = 16;

export interface EmailItem {
  id: string;
  /** Describes its picture. */
  alt: string;
  said: Markup;
  /** What it costs, in a column of its own. */
  amount?: string | undefined;
}

/** One item has a large picture. Several are rows of one layout, whether or not a line has two sides. */
export function emailItems(
  items: readonly EmailItem[],
  pictures: EmailPictures,
  names: SideNames,
): Markup {
  const pictureOf = (item: EmailItem): Markup | null =>
    pictures.has(item.id) ? emailPicture({ ...item, names }, pictures, items.length) : null;
  const [only] = items;
  if (only && items.length === 1) return alone(only, pictureOf(only), pictures);
  return html`<table ${TABLE}>
    ${items.map((item, place) => row(item, pictureOf(item), place > 0))}
  </table>`;
}

/** Two sides of one item are as wide as the email, and the words below them. */
function alone(item: EmailItem, picture: Markup | null, pictures: EmailPictures): Markup {
  const isBelow = !picture || hasOtherPicture(item.id, pictures);
  return html`<div style="margin:0 0 16px">
    ${isBelow ? html`${picture ?? ''} ${textTable(item, true)}` : inColumns(picture, textTable(item, false))}
  </div>`;
}

const textTable = (item: EmailItem, isBelow: boolean): Markup =>
  html`<table ${TABLE}>
    <tr>
      ${textCells(item, 'said', `padding:${isBelow ? 12 : 0}px 0 12px`)}
    </tr>
  </table>`;

const textCells = ({ said, amount }: EmailItem, name: string, padding: string): Markup =>
  html`<td class="${name}" style="${CELL};${padding};overflow-wrap:anywhere">${said}</td>
    ${
      amount
        ? html`<td
            class="${name}"
            style="${CELL};${padding};padding-left:8px;width:1px;text-align:right;white-space:nowrap"
          >
            ${amount}
          </td>`
        : ''
    }`;

/** In two columns, or below each other on phones. Outlook needs a table. */
function inColumns(picture: Markup, said: Markup): Markup {
  const size = pictureSize(1);
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

function row(item: EmailItem, picture: Markup | null, hasRule: boolean): Markup {
  const padding = `padding:${hasRule ? 16 : 4}px 0 16px;${hasRule ? RULE : ''}`;
  return html`<tr>
    ${
      picture
        ? html`<td class="rule" style="${CELL};${padding};padding-right:${GAP_PX}px;width:1px">
            ${picture}
          </td>`
        : html`<td class="rule" style="${padding};width:0"></td>`
    }
    ${textCells(item, 'rule', padding)}
  </tr>`;
}

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
