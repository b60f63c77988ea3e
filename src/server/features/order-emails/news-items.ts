/** Items as the emails after the confirmation show them: beside their picture, or many in a line each. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { SOFT } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailItems, MOST_ROWS } from './email-items.ts';
import { pictureRow } from './email-pictures.ts';
import type { EmailPictures, SideNames } from './email-pictures.ts';
import { describe, describedParts } from './order-news.lines.ts';
import type { DescribedLine } from './order-news.lines.ts';

/** An item of the order, with its picture. */
export interface SaidItem {
  id: string;
  line: DescribedLine;
  amount?: string;
}

export interface ItemTexts extends SideNames {
  quantityOf: (quantity: number) => string;
}

/** A text that ends with an amount. */
export interface SaidTotal {
  text: string;
  amount: string;
}

export interface SaidList {
  heading: string;
  items?: SaidItem[];
  totals?: SaidTotal[];
  lines?: string[];
}

export function newsItems(
  items: readonly SaidItem[],
  pictures: EmailPictures,
  texts: ItemTexts,
): Markup {
  if (items.length === 0) return html``;
  if (items.length <= MOST_ROWS) {
    const described = items.map(({ id, line, amount }) => ({
      id,
      alt: describe(line),
      said: saidOf(line, texts),
      amount,
    }));
    return emailItems(described, pictures, texts);
  }
  // Too many for a row each: a few pictures, and every item in a line.
  const shown = items.map(({ id, line }) => ({ id, description: describe(line) }));
  return html`${pictureRow(shown, pictures, texts)}
    <p style="margin:0 0 16px">
      ${items.map((item, place) => html`${place > 0 ? html`<br />` : ''}${inALine(item)}`)}
    </p>`;
}

const saidOf = ({ name, options, words, quantity }: DescribedLine, texts: ItemTexts): Markup =>
  html`<strong>${name}</strong
    >${chosenTexts(options).map((text) => html`<br />${text}`)}${words.map(
      ({ label, text }) => html`<br />${label}: <strong>${text}</strong>`,
    )}<br /><span class="soft" style="${SOFT}">${texts.quantityOf(quantity)}</span>`;

function inALine({ line, amount }: SaidItem): Markup {
  const [before, written, after] = describedParts(line);
  const price = amount ? html`<br /><span style="white-space:nowrap">${amount}</span>` : '';
  return html`${before}${written ? html`<strong>${written}</strong>` : ''}${after}${price}`;
}
