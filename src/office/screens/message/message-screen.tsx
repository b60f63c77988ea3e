/** One message: what was written, the answers, and a new answer. */
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { messageOf } from '../../api/refusal.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { toastFailure } from '../../parts/toasts.tsx';
import { useMay, useMember } from '../../session/session.ts';
import { senderText, type Message } from '../../messages/message.ts';
import { AnswerForm } from './answer-form.tsx';
import { useMessageChange } from './use-message-change.ts';

export default function MessageScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id],
    queryFn: ({ signal }) => callOffice('message', { params: { id } }, signal),
  });
  return (
    <>
      <p className="crumb">
        <Link to="/office/messages">Messages</Link>
      </p>
      <PageHead
        title={data ? `${data.title} from ${senderText(data.sender)}` : 'Message'}
        actions={data && <Actions message={data} />}
      />
      {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
      {data && <Conversation message={data} />}
    </>
  );
}

function Actions({ message }: { message: Message }) {
  const may = useMay();
  const me = useMember().email;
  const { id, version, isClosed, assignee } = message;
  const assign = useMessageChange(message, {
    change: (to: string | null) =>
      callOffice('messageAssign', { params: { id }, body: { version, to } }),
    done: (to) => (to ? 'This message is yours' : 'Nobody has this message'),
  });
  const close = useMessageChange(message, {
    change: (closing: boolean) =>
      callOffice('messageClose', { params: { id }, body: { version, isClosed: closing } }),
    done: (closing) => (closing ? 'The message is closed' : 'The message is open again'),
  });
  if (!may('messages.change')) return null;
  const isMine = assignee === me;
  const onError = (error: unknown) => toastFailure(messageOf(error));
  return (
    <>
      <Button
        busy={assign.isPending}
        onClick={() => assign.mutate(isMine ? null : me, { onError })}
      >
        {isMine ? 'Give it back' : 'Take it'}
      </Button>
      <Button busy={close.isPending} onClick={() => close.mutate(!isClosed, { onError })}>
        {isClosed ? 'Open again' : 'Close'}
      </Button>
    </>
  );
}

function Conversation({ message }: { message: Message }) {
  const may = useMay();
  const { items, receivedAt, answers, isClosed, assignee } = message;
  return (
    <div className="cols">
      <div className="stack">
        <section className="panel" aria-labelledby="written">
          <header>
            <h2 id="written">What was written</h2>
            <span className="small soft">{momentText(receivedAt)}</span>
          </header>
          <div className="body stack">
            {items.map(({ name, value }, place) => (
              <div key={place}>
                <p className="small soft">{name}</p>
                <p className="words written">{value}</p>
              </div>
            ))}
          </div>
        </section>
        {answers.map(({ id, by, at, text, recipient }) => (
          <section key={id} className="panel" aria-labelledby={`answer-${id}`}>
            <header>
              <h2 id={`answer-${id}`}>Answer by {by}</h2>
              <span className="small soft">{momentText(at)}</span>
            </header>
            <div className="body stack">
              <p className="small soft">To {recipient}</p>
              <p className="written">{text}</p>
            </div>
          </section>
        ))}
        {may('messages.change') && <AnswerForm message={message} />}
      </div>
      <aside className="stack" aria-label="About this message">
        <section className="panel" aria-labelledby="state">
          <header>
            <h2 id="state">State</h2>
          </header>
          <div className="body">
            <p>
              <span className={`tag ${isClosed ? '' : 'ask'}`}>{isClosed ? 'Closed' : 'Open'}</span>
            </p>
            <p className="small soft">{assignee ? `With ${assignee}` : 'Nobody has it yet'}</p>
          </div>
        </section>
        <About message={message} />
      </aside>
    </div>
  );
}

function About({ message: { sender, customerEmail, customerId, mentions } }: { message: Message }) {
  const maySee = useMay()('customers.see');
  const email = sender.email ?? customerEmail;
  return (
    <section className="panel" aria-labelledby="sender">
      <header>
        <h2 id="sender">Sender</h2>
      </header>
      <div className="body">
        <p>{senderText(sender)}</p>
        {email && <p className="small">{email}</p>}
        {customerId && maySee ? (
          <p className="small">
            <Link to={`/office/customers/${customerId}`}>Account, orders and notes</Link>
          </p>
        ) : (
          customerEmail && <p className="small soft">Has an account</p>
        )}
        {mentions.map((reference) => (
          <p key={reference}>
            <Link to={`/office/orders/${reference}`}>{reference}</Link>
          </p>
        ))}
        {email && (
          <ButtonLink to={`/office/orders?view=all&q=${encodeURIComponent(email)}`}>
            Their orders
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
