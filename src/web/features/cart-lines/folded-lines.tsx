/** A list of lines. If many have the same product, it folds all but the first few and shows how many there are. */
import type { ReactNode } from 'react';
import { groupLines } from '../../../domain/cart/line-groups.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface FoldedLinesProps<Line> {
  lines: readonly Line[];
  /** Renders the content of one list item. */
  renderLine: (line: Line) => ReactNode;
  /** Class of each list item. */
  className: string;
}

export function FoldedLines<Line extends { id: string; productId: string }>({
  lines,
  renderLine,
  className,
}: FoldedLinesProps<Line>) {
  const t = useTranslations('cart-lines');
  const item = (one: Line) => (
    <li key={one.id} className={className}>
      {renderLine(one)}
    </li>
  );
  return (
    <ul className="divide-y divide-line">
      {groupLines(lines).map(({ shown, folded }) => [
        ...shown.map(item),
        folded.length > 0 && (
          <li key={`more of ${shown[0]?.productId}`} className="py-2">
            <details className="group/folded">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bottle underline underline-offset-4 print:hidden [&::-webkit-details-marker]:hidden">
                <Icon
                  name="chevron-down"
                  className="size-4 transition-transform group-open/folded:rotate-180"
                />
                <span className="group-open/folded:hidden">
                  {t('showAll', { count: shown.length + folded.length })}
                </span>
                <span className="hidden group-open/folded:inline">
                  {t('showFewer', { count: shown.length })}
                </span>
              </summary>
              <ul className="divide-y divide-line">{folded.map(item)}</ul>
            </details>
          </li>
        ),
      ])}
    </ul>
  );
}
