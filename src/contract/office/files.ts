/** What calls of the office return that send a file instead of JSON. */

/** Amounts of money are written in pounds with two decimals. */
export type TableCell = string | number | { pence: number };

/** Cells of one row. */
export type TableRow = readonly TableCell[];

/** Events that are sent while they happen, at most for these seconds. */
export interface OfficeEvents {
  seconds: number;
  /** Returns a function that stops. */
  follow(listener: { send(event: object): void; end(): void }): Promise<() => void>;
}

export type OfficeFile =
  /** Sent as CSV while the rows are read; the first row names the columns. */
  | { name: string; rows: AsyncIterable<TableRow> }
  /** A picture whose address changes with it, so that browsers may cache it. */
  | { picture: Uint8Array }
  /** A PDF is shown by the browser; other files are saved. */
  | { name: string; type: 'application/pdf' | 'application/octet-stream'; bytes: Uint8Array }
  | OfficeEvents;
