/** How the shop sells, what happens around it, how the workshop works, the VAT that it owes, and files for bookkeeping. */
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import {
  isPeriod,
  PERIOD_MESSAGE,
  type ReportPeriod,
} from '../../../domain/orders/report-period.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import { useListAddress, type ListAddress } from '../../list/list-address.ts';
import { Tools } from '../../list/list-tools.tsx';
import { Button } from '../../parts/button.tsx';
import { londonDay } from '../../parts/dates.ts';
import { TextField } from '../../parts/field.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { BooksReport } from './books/books-report.tsx';
import { DispatchReport } from './dispatch-report.tsx';
import { LeadTimeReport } from './workshop/lead-time-report.tsx';
import { MakersReport } from './workshop/makers-report.tsx';
import { OnTimeReport } from './workshop/on-time-report.tsx';
import { periodsFrom } from './periods.ts';
import { RefundsReport } from './refunds-report.tsx';
import { RemakesReport } from './workshop/remakes-report.tsx';
import { SalesReport } from './sales-report.tsx';
import { SearchesReport } from './searches-report.tsx';
import { SpoilageReport } from './workshop/spoilage-report.tsx';
import { VatReport } from './books/vat-report.tsx';
import { VisitsReport } from './visits-report.tsx';

interface ShownReport {
  /** In the address; '' is the first. */
  key: string;
  name: string;
  may?: Permission;
  Report: ComponentType<{ period: ReportPeriod; address: ListAddress }>;
}

const REPORTS: readonly ShownReport[] = [
  { key: '', name: 'Sales', Report: SalesReport },
  { key: 'visits', name: 'Visits', Report: VisitsReport },
  { key: 'searches', name: 'Searches', Report: SearchesReport },
  { key: 'dispatch', name: 'Dispatch', Report: DispatchReport },
  { key: 'on-time', name: 'On time', Report: OnTimeReport },
  { key: 'lead-time', name: 'Lead time', Report: LeadTimeReport },
  { key: 'spoilage', name: 'Spoilage', Report: SpoilageReport },
  { key: 'makers', name: 'Makers', may: 'staff.see', Report: MakersReport },
  { key: 'remakes', name: 'Remakes', Report: RemakesReport },
  { key: 'refunds', name: 'Refunds', Report: RefundsReport },
  { key: 'vat', name: 'VAT', Report: VatReport },
  { key: 'books', name: 'Books', may: 'invoices.export', Report: BooksReport },
];

export default function ReportsScreen() {
  const address = useListAddress();
  const may = useMay();
  const reports = REPORTS.filter((report) => !report.may || may(report.may));
  const current = reports.find(({ key }) => key === address.get('view')) ?? reports[0]!;
  const [periods] = useState(() => periodsFrom(londonDay(new Date())));
  const [usual] = periods;
  const period = {
    from: address.get('from') || usual!.from,
    to: address.get('to') || usual!.to,
  };
  const error = isPeriod(period) ? undefined : PERIOD_MESSAGE;
  const kept = `from=${period.from}&to=${period.to}`;
  return (
    <>
      <PageHead title="Reports" />
      <nav className="tabs" aria-label="Reports">
        {reports.map(({ key, name }) => (
          <Link
            key={key}
            to={key === '' ? `?${kept}` : `?view=${key}&${kept}`}
            aria-current={key === current.key ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Tools>
        <PeriodField label="From" name="from" value={period.from} address={address} />
        <PeriodField label="To" name="to" value={period.to} address={address} error={error} />
        {periods.map(({ name, from, to }) => (
          <Button
            key={name}
            look="quiet"
            aria-pressed={from === period.from && to === period.to}
            onClick={() => address.set({ from, to })}
          >
            {name}
          </Button>
        ))}
      </Tools>
      {!error && <current.Report period={period} address={address} />}
    </>
  );
}

interface PeriodFieldProps {
  label: string;
  name: 'from' | 'to';
  value: string;
  address: ListAddress;
  error?: string | undefined;
}

function PeriodField({ label, name, value, address, error }: PeriodFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      required
      value={value}
      error={error}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) address.set({ [name]: currentTarget.value }, true);
      }}
    />
  );
}
