/** Which row of a list was in use, for each entry of the browser's history, so that Back returns to it. */

const MOST = 200;
const rows = new Map<string, string>();

/** @param place the key of the history's entry */
export function rememberRow(place: string, row: string): void {
  rows.delete(place);
  rows.set(place, row);
  const [oldest] = rows.keys();
  if (rows.size > MOST && oldest !== undefined) rows.delete(oldest);
}

export const rememberedRow = (place: string): string | undefined => rows.get(place);
