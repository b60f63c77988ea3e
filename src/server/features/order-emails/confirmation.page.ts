/** The order confirmation in HTML. */
import { chosenTexts } from '../../../domain/catalogue/chosen-options.ts';
import { html } from '../../emails/html.ts';
import type { Markup } from '../../emails/html.ts';
import { emailHeading, emailPage, emailParagraphs } from '../../emails/email-layout.ts';
import type { Translate } from '../../emails/translations.ts';
import {
  byProduct,
  LIST_PICTURE,
  money,
  MOST_ROWS,
  textsOf,
  wording,
} from './confirmation.wording.ts';
import type { ConfirmationParts, ConfirmedLine } from './confirmation.wording.ts';
import { emailPicture } from './email-pictures.ts';
import { orderLink } from './order-link.ts';

const CELL = 'padding:8px 0;border-top:1px solid #e4ddd0;vertical-align:top';

/** One row for many lines of a product with the same price, listing their texts. */
function sharedRow(t: Translate, group: readonly ConfirmedLine[]) {
  const [first] = group;
  if (!first) throw new Error('A group has at least one line');
  const words = group.map(({ words: written, quantity }) => {
    const text = written.map((one) => one.text).join(', ') || t('confirmation.wordless');
    return quantity > 1 ? `${text} (× ${quantity})` : text;
  });
  return {
    ...first,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
    lineTotalPence: group.reduce((sum, { lineTotalPence }) => sum + lineTotalPence, 0),
    said: [...chosenTexts(first.options), words.join(' · ')],
  };
}

export function confirmationPage(t: Translate, parts: ConfirmationParts): Markup {
  const { order, origin, pictures } = parts;
  const said = wording(t, parts);
  const isLong = order.lines.length > MOST_ROWS;
  const rows = isLong
    ? [...byProduct(order.lines).values()].map((group) => sharedRow(t, group))
    : order.lines.map((line) => ({ ...line, said: textsOf(line) }));
  const lines = rows.map(
    (row) =>
      html`<tr>
        <td style="${CELL};width:88px">
          ${pictures.has(row.id) ? emailPicture(row.id, '', LIST_PICTURE) : html``}
        </td>
        <td style="${CELL}">
          <strong>${row.name}</strong>${row.said.map((line) => html`<br />${line}`)}
        </td>
        <td style="${CELL};text-align:right">${row.quantity} × ${money(row.unitPricePence)}</td>
        <td style="${CELL};text-align:right">${money(row.lineTotalPence)}</td>
      </tr>`,
  );
  const totals = said.totals.map(
    ([label, amount]) =>
      html`<tr>
        <td colspan="3" style="padding:3px 0;text-align:right">${label}</td>
        <td style="padding:3px 0 3px 12px;text-align:right">${amount}</td>
      </tr>`,
  );
  return emailPage({
    head: { shop: parts.shopName, origin },
    title: t('confirmation.subject'),
    heading: said.greeting,
    paragraphs: [said.opening, said.promise],
    action: { label: t('confirmation.look'), href: orderLink(origin, order) },
    extra: html`${emailHeading(t('confirmation.items'))}
      <table role="presentation" style="width:100%;border-collapse:collapse">
        ${lines}${totals}
      </table>
      ${emailHeading(t('confirmation.to'))}
      <p>${said.address.map((line) => html`${line}<br />`)}</p>
      ${
        order.comment
          ? html`${emailHeading(t('confirmation.gift'))}
              <p>${order.comment}</p>`
          : html``
      }
      ${emailParagraphs([t('confirmation.invoice')])} ${emailHeading(t('confirmation.rights'))}
      ${emailParagraphs([...said.rights, said.help])}`,
    footer: said.seller,
  });
}
