/** Rows whose text is too long for table cells: one card per row, with its columns stacked. */
import type { ProseRowsProps } from './prose-table.tsx';

export function ProseCards({ head, rows }: ProseRowsProps) {
  return (
    <ul className="mt-5 space-y-3 text-base">
      {rows.map(([name, ...cells], place) => (
        <li key={place} className="rounded-soft border border-line bg-white px-5 py-4">
          <p className="font-semibold break-words">{name}</p>
          <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
            {cells.map((cell, column) => (
              <div key={column} className="contents">
                <dt className="mt-1 text-sm text-ink-soft sm:mt-0 sm:pt-0.5">{head[column + 1]}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
