/** The inbox: the website's messages, as the staff share them. */
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { useListAddress } from '../../list/list-address.ts';
import { List } from '../../list/list.tsx';
import { SearchField, Tools, Views, type View } from '../../list/list-tools.tsx';
import { useListRows } from '../../list/use-list-rows.ts';
import { Link } from 'react-router';
import { momentText } from '../../parts/dates.ts';
import { PageHead } from '../../parts/page.tsx';
import { FreshButton } from '../../session/fresh-button.tsx';
import { senderText, type InboxPage, type ListedMessage } from '../../messages/message.ts';

const STATES = ['open', 'mine', 'closed', 'all'] as const;
type State = (typeof STATES)[number];

const COLUMNS: readonly Column<ListedMessage>[] = [
  {
    key: 'message',
    head: 'Message',
    isName: true,
    cell: (message) => (
      <>
        <Link className="row-link words two-lines" to={`/office/messages/${message.id}`}>
          {message.excerpt}
        </Link>
        <span className="small soft one-line">{message.title}</span>
        <span className="phone-only phone-lines small">
          <span>{senderText(message.sender)}</span>
          <span className="soft">{momentText(message.receivedAt)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'sender',
    head: 'From',
    width: '14rem',
    hide: 'phone',
    cell: ({ sender }) => (
      <>
        <span className="one-line">{senderText(sender)}</span>
        {sender.name && sender.email && <span className="small soft one-line">{sender.email}</span>}
      </>
    ),
  },
  {
    key: 'received',
    head: 'Received',
    width: '9rem',
    hide: 'phone',
    cell: ({ receivedAt }) => momentText(receivedAt),
  },
  {
    key: 'state',
    head: 'State',
    width: '8rem',
    cell: ({ isClosed, assignee, answers }) => (
      <>
        <span className={`tag ${isClosed ? '' : 'ask'}`}>{isClosed ? 'Closed' : 'Open'}</span>
        <span className="small soft one-line">
          {[assignee, answers > 0 && `${answers} ${answers === 1 ? 'answer' : 'answers'}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
  },
];

export default function MessagesScreen() {
  const address = useListAddress();
  const field = useRef<HTMLInputElement>(null);
  const state = STATES.find((each) => each === address.get('view')) ?? 'open';
  const search = address.get('q');
  const query = { state, ...(search && { search }) };
  const counts = useQuery({
    queryKey: ['message', 'counts'],
    queryFn: ({ signal }) => callOffice('messages', { query: { state: 'mine' } }, signal),
  });
  const list = useListRows<ListedMessage>({
    queryKey: ['messages', 'list', query],
    load: async (after, signal) => {
      const page = await callOffice(
        'messages',
        { query: { ...query, ...(after && { after }) } },
        signal,
      );
      return { rows: page.messages, next: page.next };
    },
  });
  return (
    <>
      <PageHead title="Messages" beside={<FreshButton list="messages" />} />
      <Views views={viewsOf(counts.data)} current={state === 'open' ? '' : state} />
      <Tools>
        <SearchField
          address={address}
          field={field}
          label="Search messages"
          placeholder="Name, email, words"
        />
      </Tools>
      <List
        caption="Messages, newest first"
        columns={COLUMNS}
        list={list}
        idOf={({ id }) => id}
        nameOf={({ excerpt }) => excerpt}
        address={address}
        search={field}
        addressOf={({ id }) => `/office/messages/${id}`}
        empty={<p>{search ? `No message here has “${search}”.` : EMPTY[state]}</p>}
      />
    </>
  );
}

const viewsOf = (page: InboxPage | undefined): readonly View[] => [
  { key: '', name: 'Open', count: page?.counts.open, tone: 'ask' },
  { key: 'mine', name: 'Mine', count: page?.counts.mine },
  { key: 'closed', name: 'Closed' },
  { key: 'all', name: 'All' },
];

const EMPTY: Record<State, string> = {
  open: 'Every message is answered.',
  mine: 'No open message is yours.',
  closed: 'No message has been closed yet.',
  all: 'Nobody has used the forms of the website yet.',
};
