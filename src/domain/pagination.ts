/** The arithmetic of paginated lists. */

export interface Page {
  /** From 1. */
  page: number;
  /** At least 1; an empty list has one empty page. */
  pages: number;
  /** Records before this page. */
  offset: number;
  /** Positions of the first and last record shown, from 1; both 0 on an empty page. */
  from: number;
  to: number;
}

/** A page beyond the last one is empty. */
export function pageOf(total: number, page: number, numOfRecords: number): Page {
  const offset = (page - 1) * numOfRecords;
  const isEmpty = offset >= total;
  return {
    page,
    pages: Math.max(1, Math.ceil(total / numOfRecords)),
    offset,
    from: isEmpty ? 0 : offset + 1,
    to: isEmpty ? 0 : Math.min(offset + numOfRecords, total),
  };
}
