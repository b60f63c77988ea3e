/** A table that fits a phone as a list of its rows: the first cell beside the row's name, the others below it. */
import { ProseTable, type ProseRowsProps } from '../../features/prose/prose-table.tsx';

export function StackedTable({ head, rows }: ProseRowsProps) {
  const [, , ...columns] = head;
  return (
    <>
      <div className="max-sm:hidden">
        <ProseTable head={head} rows={rows} />
      </div>
      <ul className="mt-5 border-t border-line text-base sm:hidden">
        {rows.map(([name, first, ...cells], place) => (
          <li key={place} className="border-b border-line py-3">
            <p className="flex justify-between gap-x-4 font-semibold">
              <span className="min-w-0">{name}</span>
              <span>{first}</span>
            </p>
            {cells.length > 0 && (
              <dl className="mt-1">
                {columns.map((column, at) => (
                  <div key={column} className="flex flex-wrap justify-between gap-x-4">
                    <dt className="text-ink-soft">{column}</dt>
                    <dd className="text-right">{cells[at]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
