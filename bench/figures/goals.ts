/** The performance goals, and how a measured value is shown beside its goal. */

export interface Goal {
  name: string;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

export interface Figure extends Goal {
  value: number;
  /** Other values measured at the same time. */
  detail: Record<string, number>;
  /** Other programs used the processor, so the value says nothing. */
  wasBusy?: boolean;
}

export function figure(goal: Goal, value: number, detail: Record<string, number> = {}): Figure {
  return { ...goal, value, detail };
}

export function isMet({ value, wasBusy, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return !wasBusy && value >= atLeast && value <= atMost;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.wasBusy ? 'the machine was busy' : `${short(figure.value)} ${figure.unit}`.trim(),
    figure.atLeast === undefined ? `≤ ${figure.atMost}` : `≥ ${figure.atLeast}`,
    isMet(figure) ? 'met' : 'NOT MET',
    Object.entries(figure.wasBusy ? {} : figure.detail)
      .map(([name, value]) => `${name} ${short(value)}`)
      .join(', '),
  ]);
  const lines = [['measured', 'figure', 'goal', '', 'beside it'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Three significant digits. */
export function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
