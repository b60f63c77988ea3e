/** What a scenario did and saw, and the table that tells it. */

export interface Outcome {
  scenario: string;
  /** What was provoked, with numbers. */
  provoked: string;
  /** What was measured. */
  seen: string;
  /** Every broken promise; none is the only good number. */
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

/** Median and worst of some durations, in words. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  if (sorted.length === 0) return 'none';
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${inSeconds(middle)}, worst ${inSeconds(sorted.at(-1) ?? 0)}`;
}

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
