/** A report's table: a name, then numbers. */
export interface ReportTableProps {
  caption: string;
  /** Of every column; the first is the name's. */
  heads: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly (string | number)[] }[];
}

export function ReportTable({ caption, heads: [nameHead, ...heads], rows }: ReportTableProps) {
  return (
    // Scrolled by itself, so that a wide table does not widen the page of a phone.
    <div className="wide-table" role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={heads[place]} className="num">
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
