/** Emails an answer to the sender of the message. Run by a job. */
import { answerEmail } from './answer.email.ts';
import type { InboxContext } from './inbox.context.ts';

const PURPOSE = 'messageAnswer';

/** Once, however often the job runs; nothing if the message has been deleted. */
export async function sendAnswer(
  { store, sent, mail, clock, sender }: InboxContext,
  answerId: string,
): Promise<void> {
  const about = { purpose: PURPOSE, subjectId: answerId };
  if (await sent.wasSent(about)) return;
  const answer = await store.answer(answerId);
  const message = answer && (await store.find(answer.messageId));
  if (!message) return;
  const email = answerEmail({ ...sender, answer, message });
  await sent.sendOnce(about, {
    messageId: email.messageId,
    send: () => mail.send(email),
    now: clock,
  });
}
