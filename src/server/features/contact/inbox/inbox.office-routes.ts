/** The office's calls for messages. */
import { actorOf } from '../../../http/office/serve-office.ts';
import type { OfficeHandlers, StaffCaller } from '../../../http/office/serve-office.ts';
import type { InboxService } from './inbox.service.ts';
import type { MessageSummary } from './read-inbox.ts';

/** @param memberId the id of an enabled member; throws notFound */
export function inboxOfficeRoutes(
  inbox: InboxService,
  memberId: (email: string) => Promise<string>,
) {
  return {
    messages: async ({ query, caller }) => {
      const page = await inbox.list({ ...query, staffId: caller.staffId });
      return {
        messages: page.messages.map(({ excerpt, answers, ...message }) => ({
          ...summaryOf(message),
          excerpt,
          answers,
        })),
        counts: page.counts,
        next: page.next,
      };
    },
    message: async ({ params }) => {
      const { items, mentions, answers, version, ...message } = await inbox.show(params.id);
      return {
        ...summaryOf(message),
        items,
        mentions,
        version,
        answers: answers.map((answer) => ({ ...answer, at: answer.at.toISOString() })),
      };
    },
    messageAssign: async ({ params, body, caller, request }) => {
      const assigneeId = body.to === null ? null : await memberId(body.to);
      await inbox.assign(changeOf(params.id, body.version, caller, request.id), assigneeId);
      return {};
    },
    messageClose: async ({ params, body, caller, request }) => {
      await inbox.close(changeOf(params.id, body.version, caller, request.id), body.isClosed);
      return {};
    },
    messageAnswer: async ({ params, body: { version, ...answer }, caller, request }) => {
      await inbox.answer(changeOf(params.id, version, caller, request.id), {
        ...answer,
        staffId: caller.staffId,
      });
      return {};
    },
    answerTemplates: async () => ({ templates: await inbox.templates() }),
    answerTemplateSave: async ({ body, caller, request }) => ({
      id: await inbox.saveTemplate({ actor: actorOf(caller), requestId: request.id }, body),
    }),
    answerTemplatesOrder: async ({ body, caller, request }) => {
      await inbox.orderTemplates({ actor: actorOf(caller), requestId: request.id }, body.ids);
      return {};
    },
    answerTemplateDelete: async ({ params, body, caller, request }) => {
      const editor = { actor: actorOf(caller), requestId: request.id };
      await inbox.deleteTemplate(editor, { id: params.id, version: body.version });
      return {};
    },
  } satisfies OfficeHandlers;
}

const changeOf = (id: string, version: number, caller: StaffCaller, requestId: string) => ({
  id,
  version,
  actor: actorOf(caller),
  requestId,
});

function summaryOf({
  id,
  title,
  sender,
  customerEmail,
  customerId,
  receivedAt,
  closedAt,
  assigneeEmail,
}: MessageSummary) {
  return {
    id,
    title,
    sender,
    customerEmail,
    customerId,
    receivedAt: receivedAt.toISOString(),
    isClosed: closedAt !== null,
    assignee: assigneeEmail,
  };
}
