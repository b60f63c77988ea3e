/** The result of a scenario, and the table that shows it. */

export interface Outcome {
  scenario: string;
  /** The provoked faults, with numbers. */
  provoked: string;
  /** What was measured. */
  seen: string;
  /** Every broken promise; only an empty list is good. */
  losses: string[];
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ scenario, provoked, seen, losses }) => [
    scenario,
    provoked,
    seen,
    losses.length === 0 ? 'held' : `BROKEN (${losses.length})`,
  ]);
  const lines = [
    ['scenario', 'provoked', 'seen', 'promise'],
    ['---', '---', '---', '---'],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Median and maximum of some durations, as text. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  if (sorted.length === 0) return 'none';
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${inSeconds(middle)}, worst ${inSeconds(sorted.at(-1) ?? 0)}`;
}

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
