/** Files of a period for bookkeeping programs. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOOK_FORMATS, BOOK_KINDS, SALES_ACCOUNTS } from '../../../../domain/money/books.ts';
import type { ReportPeriod } from '../../../../domain/orders/report-period.ts';
import { callOffice } from '../../../api/call.ts';
import { downloadOffice } from '../../../api/download.ts';
import type { ListAddress } from '../../../list/list-address.ts';
import { Choices } from '../../../parts/choices.tsx';
import { TextField } from '../../../parts/field.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { BOOK_FORMAT_OPTIONS, BOOK_KIND_OPTIONS, countText } from './book-texts.ts';
import { DownloadButton } from '../figures/download-button.tsx';

const ACCOUNT = /^[\w -]{1,40}$/;

export interface BooksReportProps {
  period: ReportPeriod;
  address: ListAddress;
}

export function BooksReport({ period: { from, to }, address }: BooksReportProps) {
  const [format, setFormat] = useAddressed(address, 'format', BOOK_FORMATS);
  const [kind, setKind] = useAddressed(address, 'kind', BOOK_KINDS);
  const [account, setAccount] = useState('');
  const isAccount = account === '' || ACCOUNT.test(account);
  return (
    <section className="panel" aria-labelledby="books">
      <header>
        <h2 id="books">Books</h2>
      </header>
      <div className="body stack">
        <Choices
          legend="Program"
          name="format"
          options={BOOK_FORMAT_OPTIONS}
          value={format}
          onChange={setFormat}
        />
        <Choices
          legend="Rows"
          name="kind"
          options={BOOK_KIND_OPTIONS}
          value={kind}
          onChange={setKind}
        />
        <div className="book-account">
          <TextField
            label="Account of sales"
            hint={`If empty: ${SALES_ACCOUNTS[format]}`}
            error={isAccount ? undefined : 'Only letters, digits, spaces and hyphens.'}
            value={account}
            maxLength={40}
            onChange={({ currentTarget }) => setAccount(currentTarget.value.trimStart())}
          />
        </div>
        {isAccount && (
          <Files query={{ format, kind, from, to }} account={account.trim() || undefined} />
        )}
      </div>
    </section>
  );
}

/** A choice that shows at once, and is kept in the page's address, which changes later. */
function useAddressed<Value extends string>(
  address: ListAddress,
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(
    () => values.find((each) => each === address.get(name)) ?? values[0],
  );
  return [
    value,
    (chosen) => {
      setValue(chosen);
      address.set({ [name]: chosen }, true);
    },
  ];
}

interface FilesProps {
  query: {
    format: (typeof BOOK_FORMATS)[number];
    kind: (typeof BOOK_KINDS)[number];
  } & ReportPeriod;
  account: string | undefined;
}

function Files({ query, account }: FilesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', 'books', query],
    queryFn: ({ signal }) => callOffice('bookFiles', { query }, signal),
  });
  if (error) return <ErrorCallout error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">Counting documents …</p>;
  if (data.files.every(({ documents }) => documents === 0))
    return <p>No invoice was issued in these days.</p>;
  return (
    <ul className="stack book-files" aria-label="Files">
      {data.files.map(({ part, name, documents }) => (
        <li key={name} className="row">
          <span className="grow">
            {name}.csv <span className="soft small">{countText(documents, query.kind)}</span>
          </span>
          <DownloadButton
            label="Download"
            save={() =>
              downloadOffice(
                'books',
                { query: { ...query, part, ...(account !== undefined && { account }) } },
                `${name}.csv`,
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
