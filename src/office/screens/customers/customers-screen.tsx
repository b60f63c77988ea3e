/** The customers with an account: searched by what people remember of them. */
import { useRef } from 'react';
import { Link } from 'react-router';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { useListAddress } from '../../list/list-address.ts';
import { List } from '../../list/list.tsx';
import { SearchField, Tools } from '../../list/list-tools.tsx';
import { useListRows } from '../../list/use-list-rows.ts';
import { dayText } from '../../parts/dates.ts';
import { moneyText } from '../../parts/money-text.ts';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';

type ListedCustomer = OfficeAnswerOf<'customers'>['customers'][number];

const SORTS = ['newest', 'oldest', 'name'] as const;

export default function CustomersScreen() {
  const address = useListAddress();
  const field = useRef<HTMLInputElement>(null);
  const search = address.get('q');
  const sort = SORTS.find((each) => each === address.get('sort')) ?? 'newest';
  const query = { sort, ...(search && { search }) };
  const list = useListRows<ListedCustomer>({
    queryKey: ['customers', 'list', query],
    load: async (after, signal) => {
      const page = await callOffice(
        'customers',
        { query: { ...query, ...(after && { after }) } },
        signal,
      );
      return { rows: page.customers, next: page.next };
    },
  });
  return (
    <>
      <PageHead title="Customers" beside={<FreshButton list="customers" />} />
      <Tools>
        <SearchField
          address={address}
          field={field}
          label="Search customers"
          placeholder="Name, postcode, phone"
        />
      </Tools>
      <List
        caption="Customers with an account"
        columns={COLUMNS}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ name, email }) => name || email}
        address={address}
        sort={sort}
        search={field}
        addressOf={({ id }) => `/office/customers/${id}`}
        empty={<Empty search={search} />}
      />
    </>
  );
}

function Empty({ search }: { search: string }) {
  if (search === '') return <p>No customer has an account yet.</p>;
  return (
    <p>
      No customer with an account has “{search}”. Guests are found by{' '}
      <Link to={`/office/orders?view=all&q=${encodeURIComponent(search)}`}>their orders</Link>, from
      which their data is exported and erased.
    </p>
  );
}

const STATE_TAGS = { unconfirmed: 'Unconfirmed', closed: 'Closed' } as const;

const COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    key: 'name',
    head: 'Name',
    isName: true,
    sort: { ascending: 'name' },
    cell: ({ id, name, email, state, town, postcode, spent }) => (
      <>
        <Link className="row-link one-line" to={`/office/customers/${id}`}>
          {name || email}
        </Link>
        <span className="small soft one-line">
          {state !== 'active' && <span className="tag">{STATE_TAGS[state]}</span>} {email}
        </span>
        <span className="phone-only phone-lines small">
          <span>{[town, postcode].filter(Boolean).join(', ')}</span>
          <span>Spent: {moneyText(spent)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'place',
    head: 'Place',
    width: '11rem',
    hide: 'phone',
    cell: ({ town, postcode }) => (
      <>
        <span className="one-line">{town}</span>
        <span className="small soft one-line">{postcode}</span>
      </>
    ),
  },
  {
    key: 'orders',
    head: 'Orders',
    width: '7rem',
    cell: ({ orderCount, lastOrderAt }) => (
      <>
        <span className="one-line">{orderCount}</span>
        {lastOrderAt && (
          <span className="small soft one-line">
            <span className="sr">last </span>
            {dayText(lastOrderAt)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'spent',
    head: 'Spent',
    width: '7rem',
    hide: 'phone',
    isNumber: true,
    cell: ({ spent }) => moneyText(spent),
  },
  {
    key: 'registered',
    head: 'Registered',
    width: '8rem',
    hide: 'narrow',
    sort: { ascending: 'oldest', descending: 'newest' },
    cell: ({ registeredAt }) => dayText(registeredAt),
  },
];
