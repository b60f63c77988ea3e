/** Sends the emails of reminders: one for each occasion, three weeks before, or later if it was near. Run by jobs. */
import { dueUntil, nextOccasion, reminderDueOn } from '../../../domain/calendar/reminder-dates.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { addJobs, job } from '../../jobs/queue.ts';
import { emailPictures } from '../order-emails/email-pictures.ts';
import { reminderEmail } from './reminder.email.ts';
import type { LastOrder } from './reminder.email.ts';
import { emailDay, recipientOf } from './email-day.ts';
import { dayOf, hashOfStopToken, stopTokenOf } from './reminders.context.ts';
import type { RemindersContext } from './reminders.context.ts';
import type { DueReminder, StoredReminder } from './reminders.store.ts';

const QUEUED_AT_ONCE = 500;
/** More would hide the rest of the email. */
const MOST_PICTURES = 4;

/** Queues one job for each due reminder. Running it twice queues none twice. */
export async function queueDue(context: RemindersContext): Promise<void> {
  const { store, clock } = context;
  const today = londonDate(clock());
  const until = dueUntil(today);
  let after: DueReminder | null = null;
  do {
    const found: StoredReminder[] = await store.due(until, { after, most: QUEUED_AT_ONCE });
    const due: DueReminder[] = [];
    for (const reminder of found)
      if ((await emailDay(context, reminder)) <= today) due.push(reminder);
    await store.transaction((transaction) =>
      addJobs(
        transaction,
        due.map(({ id, nextOn }) =>
          job('sendReminder', { reminderId: id, on: nextOn }, { key: `reminder ${id} ${nextOn}` }),
        ),
      ),
    );
    after = found.length === QUEUED_AT_ONCE ? (found.at(-1) ?? null) : null;
  } while (after);
}

/**
 * Sends one email, however often and wherever it runs, and then moves the reminder on to the next
 * year, or ends it. If it dies in between, the next run finds the email sent and only moves it on.
 */
export async function sendReminder(
  context: RemindersContext,
  { reminderId, on }: { reminderId: string; on: string },
): Promise<void> {
  const { store, clock } = context;
  const reminder = await store.find(reminderId);
  // Stopped, moved on, or moved to another day since.
  if (!reminder || reminder.nextOn !== on) return;
  // Too late if no worker ran for weeks.
  if (on >= londonDate(clock())) await sendOnce(context, reminder);
  const next = reminder.yearly
    ? { nextOn: nextOccasion(dayOf(reminder), on) }
    : { endedAt: clock() };
  await store.moveOn(reminder, next);
}

async function sendOnce(context: RemindersContext, reminder: StoredReminder): Promise<void> {
  const { store, sent, mail, sender, catalogue, lastOrders, cutOff, clock } = context;
  const { id, nextOn } = reminder;
  const about = { purpose: `reminder ${nextOn}`, subjectId: id };
  if (await sent.wasSent(about)) return;
  const recipient = await recipientOf(context, reminder);
  if (!recipient) return;
  const token = stopTokenOf(context, id);
  if (!(await store.setStopHash(id, hashOfStopToken(token)))) return;
  const occasions = await catalogue.yearlyOccasions();
  const last = await lastOrders(nextOn, recipient.address);
  const email = reminderEmail({
    ...sender,
    reminder,
    isLate: londonDate(clock()) > reminderDueOn(nextOn),
    token,
    recipient,
    occasion: occasions.find(({ slug }) => slug === reminder.occasion) ?? null,
    orderBy: last && { on: last.dispatchOn, cutOff: cutOff() },
    last: await lastOrder(context, recipient.orderId),
  });
  const send = () => mail.send(email);
  await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
}

/** Null for an order that came to nothing. */
async function lastOrder(
  { orders, proofs }: RemindersContext,
  orderId: string | null,
): Promise<LastOrder | null> {
  if (!orderId) return null;
  const [order, lines] = await Promise.all([orders.byId(orderId), orders.lines(orderId)]);
  if (order.state === 'cancelled') return null;
  const shown = lines.slice(0, MOST_PICTURES);
  const ids = shown.map(({ id }) => id);
  const pictures = await emailPictures(proofs.pictures, ids);
  return { order, lines: shown, pictures };
}
