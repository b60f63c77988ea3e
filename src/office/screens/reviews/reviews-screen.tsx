/** Payments in review: what was expected, what came, and the decision. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { useListRows } from '../../list/use-list-rows.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';
import { useMay } from '../../session/session.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { captureTexts, expectedText, failureText, type Review } from './review-texts.ts';

const COLUMNS: readonly Column<Review>[] = [
  {
    key: 'order',
    head: 'Order',
    isName: true,
    cell: (review) => (
      <>
        <span className="one-line">{review.orderReference}</span>
        <span className="small soft one-line">{failureText(review.failure)}</span>
        <span className="phone-only phone-lines small">
          <span>Came: {captureTexts(review).join(', ')}</span>
          <span>Provider’s order: {providerOrderText(review)}</span>
          <span>Since: {momentText(review.since)}</span>
        </span>
      </>
    ),
  },
  { key: 'expected', head: 'Expected', width: '7rem', isNumber: true, cell: expectedText },
  {
    key: 'came',
    head: 'What came',
    hide: 'phone',
    cell: (review) =>
      captureTexts(review).map((text) => (
        <span key={text} className="one-line">
          {text}
        </span>
      )),
  },
  {
    key: 'provider',
    head: 'Provider’s order',
    width: '12rem',
    hide: 'narrow',
    cell: (review) => <span className="one-line">{providerOrderText(review)}</span>,
  },
  {
    key: 'since',
    head: 'Since',
    width: '10rem',
    hide: 'phone',
    cell: ({ since }) => momentText(since),
  },
];

function providerOrderText({ providerOrderId }: Review): string {
  return providerOrderId ?? 'None';
}

export default function ReviewsScreen() {
  const address = useListAddress();
  const mayDecide = useMay()('refunds.make');
  const [deciding, setDeciding] = useState<Review | null>(null);
  const list = useListRows({
    queryKey: ['reviews', 'list'],
    load: async (_, signal) => ({
      rows: (await callOffice('reviews', {}, signal)).reviews,
      next: null,
    }),
  });
  const decisionOf = (review: Review) => (
    <Button onClick={() => setDeciding(review)}>
      Decide<span className="sr"> on {review.orderReference}</span>
    </Button>
  );
  return (
    <>
      <PageHead title="Reviews" beside={<FreshButton list="reviews" />} />
      <List
        caption="Payments in review, oldest first"
        columns={COLUMNS}
        list={list}
        idOf={({ orderReference }) => orderReference}
        nameOf={({ orderReference }) => orderReference}
        address={address}
        empty={
          <p>
            No payment waits for a decision. A payment comes here if its amount, currency or order
            is not the expected one.
          </p>
        }
        {...(mayDecide && { rowActions: decisionOf })}
      />
      {deciding && <DecideDialog review={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}
