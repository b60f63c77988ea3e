/** A table that fits a phone as a list of its rows: the first cell beside the row's name, the others open below it. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ProseTable, type ProseRowsProps } from '../../features/prose/prose-table.tsx';

const ROW = 'flex min-h-12 items-center justify-between gap-4 py-2';

export function StackedTable({ head, rows }: ProseRowsProps) {
  const [, , ...columns] = head;
  return (
    <>
      <div className="max-sm:hidden">
        <ProseTable head={head} rows={rows} />
      </div>
      <ul className="mt-5 border-t border-line text-base sm:hidden">
        {rows.map(([name, first, ...cells], place) => (
          <li key={place} className="border-b border-line">
            {cells.length === 0 ? (
              <p className={ROW}>
                <Named name={name}>{first}</Named>
              </p>
            ) : (
              <details className="group/row">
                <summary
                  className={`${ROW} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
                >
                  <Named name={name}>{first}</Named>
                  <Icon
                    name="chevron-down"
                    className="size-4 shrink-0 transition-transform group-open/row:rotate-180"
                  />
                </summary>
                <dl className="pb-3">
                  {columns.map((column, at) => (
                    <div key={column} className="mt-1 flex justify-between gap-4">
                      <dt className="text-ink-soft">{column}</dt>
                      <dd className="text-right">{cells[at]}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Named({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0 grow font-semibold">{name}</span>
      <span className="shrink-0">{children}</span>
    </>
  );
}
