/** The shared inbox: the website's messages, who works on them, and answers by email. */
import { bound } from '../../../bound.ts';
import { answerMessage } from './answer-message.ts';
import { deleteTemplate, listTemplates, orderTemplates, saveTemplate } from './answer-templates.ts';
import { assignMessage, closeMessage } from './change-message.ts';
import { inboxContext } from './inbox.context.ts';
import type { InboxDependencies } from './inbox.context.ts';
import { listInbox, showMessage } from './read-inbox.ts';
import { sendAnswer } from './send-answer.ts';

export type InboxService = ReturnType<typeof inboxService>;

export function inboxService(dependencies: InboxDependencies) {
  return bound(inboxContext(dependencies), {
    list: listInbox,
    show: showMessage,
    assign: assignMessage,
    close: closeMessage,
    answer: answerMessage,
    sendAnswer,
    templates: listTemplates,
    saveTemplate,
    orderTemplates,
    deleteTemplate,
  });
}
