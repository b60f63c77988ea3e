/** Calls of messages and customers. */
import type { OfficeEndpoint } from './office-endpoint.ts';

export const peopleEndpoints = {
  messages: { method: 'GET', path: '/api/office/messages', may: 'messages.see' },
  message: { method: 'GET', path: '/api/office/messages/{id}', may: 'messages.see' },
  messageAssign: {
    method: 'POST',
    path: '/api/office/messages/{id}/assign',
    may: 'messages.change',
  },
  messageClose: { method: 'POST', path: '/api/office/messages/{id}/close', may: 'messages.change' },
  messageAnswer: {
    method: 'POST',
    path: '/api/office/messages/{id}/answer',
    may: 'messages.change',
  },
  answerTemplates: { method: 'GET', path: '/api/office/answer-templates', may: 'messages.see' },
  answerTemplateSave: {
    method: 'POST',
    path: '/api/office/answer-templates/save',
    may: 'messages.change',
  },
  answerTemplatesOrder: {
    method: 'POST',
    path: '/api/office/answer-templates/order',
    may: 'messages.change',
  },
  answerTemplateDelete: {
    method: 'POST',
    path: '/api/office/answer-templates/{id}/delete',
    may: 'messages.change',
  },
  customers: { method: 'GET', path: '/api/office/customers', may: 'customers.see' },
  customer: { method: 'GET', path: '/api/office/customers/{id}', may: 'customers.see' },
  customerNote: {
    method: 'POST',
    path: '/api/office/customers/{id}/notes',
    may: 'customers.change',
  },
  customerExport: {
    method: 'POST',
    path: '/api/office/customers/{id}/export',
    may: 'customers.export',
    fresh: true,
  },
  customerErase: {
    method: 'POST',
    path: '/api/office/customers/{id}/erase',
    may: 'customers.erase',
    fresh: true,
  },
  guest: {
    method: 'GET',
    path: '/api/office/orders/{reference}/guest',
    may: 'customers.see',
  },
  guestExport: {
    method: 'POST',
    path: '/api/office/orders/{reference}/guest/export',
    may: 'customers.export',
    fresh: true,
  },
  guestErase: {
    method: 'POST',
    path: '/api/office/orders/{reference}/guest/erase',
    may: 'customers.erase',
    fresh: true,
  },
} as const satisfies Record<string, OfficeEndpoint>;
