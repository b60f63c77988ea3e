/** What the workshop's reports have in common: figures, a panel with a group and a file, a chart and its table. */
import type { ReactNode } from 'react';
import type {
  ReportPeriod,
  SentGroup,
  SpoiledGroup,
} from '../../../../domain/orders/report-period.ts';
import { FilterSelect } from '../../../list/list-tools.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { Bars } from '../figures/bars.tsx';
import { DownloadButton } from '../figures/download-button.tsx';
import { Figures, type Figure } from '../figures/figures.tsx';
import { NamedBars } from '../figures/named-bars.tsx';
import { everyDayOf } from '../report-texts.ts';

export interface WorkshopReportProps<Group extends string> {
  id: string;
  title: string;
  /** What is counted, and what is left out. */
  explanation: ReactNode;
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  figures: readonly Figure[] | undefined;
  /** Absent: the report has one group only. */
  group?: {
    value: Group;
    options: readonly { value: Group; label: string }[];
    set(by: string): void;
  };
  save: () => Promise<void>;
  children: ReactNode;
}

export function WorkshopReport<Group extends string>(props: WorkshopReportProps<Group>) {
  const { id, title, explanation, query, figures, group, save, children } = props;
  const { data, error, refetch } = query;
  return (
    <div className="stack" aria-busy={!data && !error}>
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {figures && <Figures figures={figures} />}
      <section className="panel" aria-labelledby={id}>
        <header>
          <h2 id={id}>{title}</h2>
          {group && (
            <FilterSelect
              label="Group"
              value={group.value}
              options={group.options}
              onChange={group.set}
            />
          )}
          <DownloadButton label="Download as CSV" save={save} />
        </header>
        <div className="body stack">
          <p className="small soft">{explanation}</p>
          {children}
        </div>
      </section>
    </div>
  );
}

export interface GroupedChartProps {
  by: SentGroup | SpoiledGroup;
  period: ReportPeriod;
  label: (highest: number) => string;
  bars: readonly { key: string; name: string; value: number }[];
}

/** By day every day has its place; other groups have names. */
export function GroupedChart({ by, period, label, bars }: GroupedChartProps) {
  if (by !== 'day') return <NamedBars label={label} bars={bars} />;
  const days = bars.map(({ key, value }) => ({ day: key, value }));
  return <Bars label={label} bars={everyDayOf(period, days)} />;
}
