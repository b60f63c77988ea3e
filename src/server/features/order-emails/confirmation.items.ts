/** The items of the order confirmation and their totals, as tables. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { FONT, LINE, SOFT } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { Translate } from '../../emails/translations.ts';
import {
  amountEach,
  byProduct,
  factsOf,
  money,
  MOST_ROWS,
  photographsOf,
} from './confirmation.wording.ts';
import type { ConfirmationParts, ConfirmedLine, Fact, Wording } from './confirmation.wording.ts';
import {
  emailPicture,
  hasOtherPicture,
  isShownLarge,
  pictureSize,
  sidesSize,
} from './email-pictures.ts';

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
const CELL = `padding:12px 0;vertical-align:top;${FONT}`;
const RULE = `border-top:1px solid ${LINE}`;
/** With the picture, the gap and a space, within a window of 600 pixels. */
const BESIDE_PX = 240;
const GAP_PX = 16;

interface Row extends ConfirmedLine {
  said: Fact[];
}

/** One row for many lines of a product with the same price, listing their texts. */
function sharedRow(t: Translate, group: readonly ConfirmedLine[]): Row {
  const [first] = group;
  if (!first) throw new Error('A group has at least one line');
  const words = group.map((line) => {
    const { quantity } = line;
    const told = [...line.words.map(({ text }) => text), ...photographsOf(t, line)].join(', ');
    const text = told || t('confirmation.wordless');
    return quantity > 1 ? `${text} (× ${quantity})` : text;
  });
  return {
    ...first,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
    lineTotalPence: group.reduce((sum, { lineTotalPence }) => sum + lineTotalPence, 0),
    said: [
      ...chosenTexts(first.options).map((text) => ({ text })),
      { text: words.join(' · '), isWritten: true },
    ],
  };
}

export function itemsMarkup(t: Translate, { order, pictures }: ConfirmationParts): Markup {
  const isLong = order.lines.length > MOST_ROWS;
  const rows = isLong
    ? [...byProduct(order.lines).values()].map((group) => sharedRow(t, group))
    : order.lines.map((line) => ({ ...line, said: factsOf(t, line) }));
  const names = { front: t('sides.front'), otherSide: t('sides.otherSide') };
  const pictureOf = ({ id, name, words }: Row): Markup | null => {
    const alt = [name, ...words.map(({ text }) => text)].join(', ');
    return pictures.has(id) ? emailPicture({ id, alt, names }, pictures, rows.length) : null;
  };
  if (!isShownLarge(rows.length))
    return html`<table ${TABLE}>
      ${rows.map((row) => {
        const item = hasOtherPicture(row.id, pictures) ? sidesRow : smallRow;
        return item(row, pictureOf(row));
      })}
    </table>`;
  return html`${rows.map((row, place) => {
    const picture = pictureOf(row);
    const item = picture && rows.length > 1 ? besidePicture : belowPicture;
    return html`${place > 0 ? html`<div class="rule" style="${RULE};margin:8px 0 20px"></div>` : ''}
    ${item(row, picture ?? html``)}`;
  })}`;
}

const belowPicture = (row: Row, picture: Markup): Markup =>
  html`${picture}
    <table ${TABLE}>
      ${textCells(row)}
    </table>`;

const besidePicture = (row: Row, picture: Markup): Markup =>
  inColumns(
    picture,
    pictureSize(2),
    html`<table ${TABLE}>
      ${textCells(row)}
    </table>`,
  );

/** In two columns, or below each other on phones. Outlook needs a table. @param size of the picture, in pixels */
const inColumns = (picture: Markup, size: number, said: Markup): Markup =>
  html`<!--[if mso]><table role="presentation"><tr><td width="${size + GAP_PX}" valign="top"><![endif]-->
    <div
      class="wide"
      style="display:inline-block;vertical-align:top;width:${size}px;margin-right:${GAP_PX}px"
    >
      ${picture}
    </div>
    <!--[if mso]></td><td width="${BESIDE_PX}" valign="top"><![endif]-->
    <div
      class="wide"
      style="display:inline-block;vertical-align:top;width:${BESIDE_PX}px;max-width:100%"
    >
      ${said}
    </div>
    <!--[if mso]></td></tr></table><![endif]-->`;

const textCells = (row: Row): Markup =>
  html`<tr>
    <td style="${CELL};overflow-wrap:anywhere">${saidOf(row)}</td>
  </tr>`;

const smallRow = (row: Row, picture: Markup | null): Markup =>
  html`<tr>
    ${picture ? html`<td class="rule" style="${CELL};${RULE};width:${pictureSize(MOST_ROWS) + GAP_PX}px">${picture}</td>` : ''}
    <td class="rule" colspan="${picture ? 1 : 2}" style="${CELL};${RULE};overflow-wrap:anywhere">
      ${saidOf(row)}
    </td>
  </tr>`;

/** The words are beside two pictures, and on phones below them. */
const sidesRow = (row: Row, picture: Markup | null): Markup =>
  html`<tr>
    <td class="rule" colspan="2" style="${RULE};padding-top:12px;${FONT}">
      ${inColumns(
        html`<div style="padding-bottom:12px">${picture ?? ''}</div>`,
        sidesSize(MOST_ROWS),
        html`<div style="padding-bottom:12px;overflow-wrap:anywhere">${saidOf(row)}</div>`,
      )}
    </td>
  </tr>`;

/** The price is below the words, which need the whole width on a phone. */
function saidOf(row: Row): Markup {
  const each = amountEach(row);
  return html`<strong>${row.name}</strong>${row.said.map(
      (fact) => html`<br />${factMarkup(fact)}`,
    )}<br /><span style="white-space:nowrap">${money(row.lineTotalPence)}</span>${
      each ? html` <span class="soft" style="${SOFT}">(${each})</span>` : ''
    }`;
}

const factMarkup = ({ label, text, isWritten }: Fact): Markup =>
  html`${label ? `${label}: ` : ''}${isWritten ? html`<strong>${text}</strong>` : text}`;

export function totalsMarkup({ totals }: Pick<Wording, 'totals'>): Markup {
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
