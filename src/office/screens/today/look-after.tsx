/** What can wait until the orders are on their way: failed jobs, low stock, answers to designs. */
import { Link } from 'react-router';
import { momentText } from '../../parts/dates.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Panel } from './panel.tsx';
import type { Today } from './today-texts.ts';

interface Row {
  key: string;
  icon: IconName;
  strong: string;
  text: string;
  to?: string;
}

export function LookAfter({ today }: { today: Today }) {
  const rows = rowsOf(today);
  return (
    <Panel title="Look after">
      {rows.length === 0 ? (
        <p className="body soft">Every job has run, and nothing is low in stock.</p>
      ) : (
        <ul className="rows tight small">
          {rows.map((row) => (
            <li key={row.key}>
              <RowOf row={row} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function RowOf({ row: { icon, strong, text, to } }: { row: Row }) {
  const content = (
    <>
      <Icon name={icon} />
      <span className="grow">
        <b>{strong}</b> {text}
      </span>
      {to && <Icon name="chevron-right" size="small" />}
    </>
  );
  return to ? (
    <Link className="item" to={to}>
      {content}
    </Link>
  ) : (
    <p className="item">{content}</p>
  );
}

function stockText(left: number, short: number): string {
  if (short > 0) return `is short of ${short} for orders`;
  return left === 0 ? 'is sold out' : `has ${left} left`;
}

function rowsOf({ failedJobs, lowStock, designAnswers }: Today): Row[] {
  const jobs = failedJobs ?? 0;
  return [
    ...(jobs > 0
      ? [
          {
            key: 'jobs',
            icon: 'alert' as const,
            strong: jobs === 1 ? '1 job' : `${jobs} jobs`,
            text: 'failed',
            to: '/office/jobs',
          },
        ]
      : []),
    ...(lowStock ?? []).map(({ sku, name, left, short }) => ({
      key: `stock ${sku}`,
      icon: 'stock' as const,
      strong: name,
      text: stockText(left, short),
    })),
    ...(designAnswers ?? []).map(({ at, decision, product }) => ({
      key: `design ${at}`,
      icon: 'design' as const,
      strong: product,
      text:
        decision === 'approved'
          ? `was approved, ${momentText(at)}`
          : `is to be changed, ${momentText(at)}`,
    })),
  ];
}
