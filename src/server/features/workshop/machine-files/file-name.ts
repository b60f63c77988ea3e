/** The names under which the files of an order's lines are saved. */

/** '1.svg' or '1-job-sheet.pdf', by the number of the line. */
export const fileNameOf = ({ position, kind }: { position: number; kind: string }): string =>
  `${position + 1}${kind === 'jobSheet' ? '-job-sheet.pdf' : `.${kind}`}`;
