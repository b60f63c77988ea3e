/** Items as the emails after the confirmation show them: described in a sentence, beside their picture. */
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailItems, MOST_ROWS } from './email-items.ts';
import { pictureRow } from './email-pictures.ts';
import type { EmailPictures, SideNames } from './email-pictures.ts';
import type { SaidInParts } from './order-news.lines.ts';

/** An item of the order, with its picture. */
export interface SaidItem {
  id: string;
  said: SaidInParts;
  amount?: string;
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
  names: SideNames,
): Markup {
  if (items.length === 0) return html``;
  if (items.length <= MOST_ROWS) {
    const described = items.map((item) => ({
      id: item.id,
      alt: item.said.join(''),
      said: saidOf(item),
    }));
    return emailItems(described, pictures, names);
  }
  // Too many for a row each: a few pictures, and every item in a line.
  const shown = items.map(({ id, said }) => ({ id, description: said.join('') }));
  return html`${pictureRow(shown, pictures, names)}
    <p style="margin:0 0 16px">
      ${items.map((item, place) => html`${place > 0 ? html`<br />` : ''}${saidOf(item)}`)}
    </p>`;
}

function saidOf({ said: [before, written, after], amount }: SaidItem): Markup {
  const price = amount ? html`<br /><span style="white-space:nowrap">${amount}</span>` : '';
  return html`${before}${written ? html`<strong>${written}</strong>` : ''}${after}${price}`;
}
