/** A small table in running text. Cells are short, so it fits narrow windows; with large text it scrolls. */
import type { ReactNode } from 'react';

export interface ProseRowsProps {
  /** Column headings; the first column names the rows. */
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

const CELL = 'border-b border-line py-3 pr-3 align-top last:pr-0 sm:pr-6';

export function ProseTable({ head, rows }: ProseRowsProps) {
  return (
    <div className="mt-5 overflow-x-auto wrap-break-word hyphens-manual">
      <table className="w-full text-left text-sm sm:text-base">
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col" className={`${CELL} border-b-2 align-bottom text-sm`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            <tr key={place}>
              <th scope="row" className={`${CELL} font-semibold`}>
                {name}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  // A row that ends early takes the room of the others.
                  colSpan={column === cells.length - 1 ? head.length - cells.length : undefined}
                  className={CELL}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
