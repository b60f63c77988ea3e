/** Reads tables as carriers' programs write them: CSV after RFC 4180, also with semicolons or tabs. */

/** Most frequent first; the heading decides. */
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Rows of cells as written, without empty rows. Null if a quotation mark is never closed: then the
 * end of the file would be read as one cell.
 */
export function readCsv(text: string): string[][] | null {
  const table = text.replace(/^\uFEFF/, '');
  const cell = cellPattern(delimiterOf(table));
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < table.length;) {
    cell.lastIndex = at;
    const match = cell.exec(table);
    if (!match) return null;
    const [whole, quoted, rest = '', end = ''] = match;
    row.push(quoted === undefined ? rest : quoted.replaceAll('""', '"') + rest);
    at += whole.length;
    const isLast = at >= table.length;
    if (isLast && isDelimiter(end)) row.push('');
    if (!isDelimiter(end) || isLast) {
      if (row.some((each) => each.trim() !== '')) rows.push(row);
      row = [];
    }
  }
  return rows;
}

const isDelimiter = (end: string): boolean => (DELIMITERS as readonly string[]).includes(end);

/** One cell and what ends it. What follows a closing quotation mark belongs to the cell. */
const cellPattern = (delimiter: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)")?((?!")[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

/** The one that the heading has most of; quoted headings do not count. */
function delimiterOf(table: string): string {
  const [heading = ''] = table.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}
