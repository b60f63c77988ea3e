/** What the emails about an order are about, and the lines that they show. */
import { chosenValues } from '../../../domain/catalogue/chosen-options.ts';
import type {
  DispatchDetail,
  EditDetail,
  RefundDetail,
} from '../../../domain/orders/office/history-details.ts';
import type { OrderLine } from '../orders/orders.service.ts';

export type OrderNewsItem =
  | { event: 'startProduction' | 'declinePayment' }
  | { event: 'edit'; detail: EditDetail }
  | { event: 'note'; text: string }
  | { event: 'payLink'; address: string; payBy: Date }
  | { event: 'dispatch'; detail: DispatchDetail }
  | { event: 'deliver'; isPart: boolean }
  | { event: 'cancel'; isRefunded: boolean }
  | { event: 'refund'; detail: RefundDetail; pdf: Buffer };

export type NewsLine = Pick<
  OrderLine,
  | 'id'
  | 'productVariantId'
  | 'position'
  | 'quantity'
  | 'name'
  | 'options'
  | 'words'
  | 'lineTotalPence'
>;

/** The lines that the email shows as pictures: what is made, changed, sent or to be paid. */
export function linesShown<Line extends Pick<NewsLine, 'position'>>(
  news: OrderNewsItem,
  lines: readonly Line[],
): readonly Line[] {
  switch (news.event) {
    case 'startProduction':
    case 'declinePayment':
    case 'payLink':
    case 'cancel':
      return lines;
    case 'edit':
      return lines.filter(({ position }) => position + 1 === news.detail.line);
    case 'dispatch':
      return linesOfParcel(news.detail, lines);
    case 'deliver':
      return news.isPart ? [] : lines;
    case 'note':
    case 'refund':
      return [];
  }
}

export const linesOfParcel = <Line extends Pick<NewsLine, 'position'>>(
  { lines: places }: DispatchDetail,
  lines: readonly Line[],
): Line[] => lines.filter(({ position }) => places.includes(position + 1));

export type DescribedLine = Pick<NewsLine, 'quantity' | 'name' | 'options' | 'words'>;

/** What is in bold is in the middle. */
type SaidInParts = readonly [before: string, bold: string, after: string];

export function describedParts({ quantity, name, options, words }: DescribedLine): SaidInParts {
  const chosen = chosenValues(options).join(', ');
  const written = words.map(({ text }) => `“${text}”`).join(', ');
  const start = `${quantity} × ${name}`;
  if (!chosen && !written) return [start, '', ''];
  return [`${start} (${chosen}${chosen && written ? ', ' : ''}`, written, ')'];
}

export const describe = (line: DescribedLine): string => describedParts(line).join('');
