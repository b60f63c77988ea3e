/** The operations of customers and messages. */
import type { OfficeOperation } from './office-operation.ts';

export const peopleOperations = {
  messages: {
    summary: 'The website’s messages, newest first, fifty on each page.',
    refusals: [],
  },
  message: { summary: 'One message with its answers.', refusals: [] },
  messageAssign: {
    summary: 'Gives a message to a member, or to nobody.',
    refusals: ['notFound', 'changedMeanwhile'],
  },
  messageClose: {
    summary: 'Closes a message, or opens it again.',
    refusals: ['changedMeanwhile'],
  },
  messageAnswer: {
    summary: 'Answers a message by email, and may close it.',
    perMinute: 60,
    refusals: ['stepNotAllowed', 'changedMeanwhile'],
  },
  answerTemplates: { summary: 'Templates of answers, in their order.', refusals: [] },
  answerTemplateSave: {
    summary: 'Adds or changes a template of answers.',
    refusals: ['notFound', 'stepNotAllowed', 'changedMeanwhile'],
  },
  answerTemplatesOrder: {
    summary: 'Sets the order of the templates of answers.',
    refusals: ['changedMeanwhile'],
  },
  answerTemplateDelete: {
    summary: 'Deletes a template of answers.',
    refusals: ['changedMeanwhile'],
  },
  customers: {
    summary: 'Customers with an account, fifty on each page.',
    refusals: [],
  },
  customer: {
    summary: 'One customer: person, addresses, orders, designs, consent and notes.',
    refusals: [],
  },
  customerNote: { summary: 'Adds a note of the staff about a customer.', refusals: [] },
  customerExport: {
    summary: 'A copy of all data about a customer, as they can download it themselves.',
    perMinute: 20,
    refusals: [],
  },
  customerErase: {
    summary:
      'Erases a customer on request. Invoices keep the name and address for the legal retention period.',
    perMinute: 20,
    refusals: ['ordersUnderWay'],
  },
  guest: {
    summary: 'The guest of an order, with all orders of guests under the same email address.',
    refusals: ['orderNotFound'],
  },
  guestExport: {
    summary: 'A copy of all data about the guest of an order.',
    perMinute: 20,
    refusals: ['orderNotFound'],
  },
  guestErase: {
    summary:
      'Erases the guest of an order on request, with all orders of guests under the same email address.',
    perMinute: 20,
    refusals: ['orderNotFound', 'stepNotAllowed', 'ordersUnderWay'],
  },
} satisfies Record<string, OfficeOperation>;
