/** The items of the order confirmation, with what was chosen and written. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { SOFT } from '../../emails/email-blocks.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import type { Translate } from '../../emails/translations.ts';
import { byProduct, factsOf, money, photographsOf, quantityOf } from './confirmation.wording.ts';
import type { ConfirmationParts, ConfirmedLine, Fact } from './confirmation.wording.ts';
import { emailItems, MOST_ROWS } from './email-items.ts';

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
  const items = rows.map((row) => ({
    id: row.id,
    alt: [row.name, ...row.words.map(({ text }) => text)].join(', '),
    said: saidOf(t, row),
    amount: money(row.lineTotalPence),
  }));
  return emailItems(items, pictures, {
    front: t('sides.front'),
    otherSide: t('sides.otherSide'),
  });
}

const saidOf = (t: Translate, row: Row): Markup =>
  html`<strong>${row.name}</strong
    >${row.said.map((fact) => html`<br />${factMarkup(fact)}`)}<br /><span
      class="soft"
      style="${SOFT}"
      >${quantityOf(t, row)}</span
    >`;

const factMarkup = ({ label, text, isWritten }: Fact): Markup =>
  html`${label ? `${label}: ` : ''}${isWritten ? html`<strong>${text}</strong>` : text}`;
