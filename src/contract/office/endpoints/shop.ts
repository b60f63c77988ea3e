/** Calls of failed jobs, stock and settings. */
import type { OfficeEndpoint } from './office-endpoint.ts';

export const shopEndpoints = {
  jobs: { method: 'GET', path: '/api/office/jobs', may: 'jobs.see' },
  jobsRetry: { method: 'POST', path: '/api/office/jobs/retry', may: 'jobs.change' },
  jobsGiveUp: { method: 'POST', path: '/api/office/jobs/give-up', may: 'jobs.change' },
  stock: { method: 'GET', path: '/api/office/stock', may: 'stock.see' },
  stockHistory: { method: 'GET', path: '/api/office/stock/{sku}/history', may: 'stock.see' },
  stockCount: { method: 'POST', path: '/api/office/stock/{sku}/count', may: 'stock.count' },
  stockMove: { method: 'POST', path: '/api/office/stock/{sku}/move', may: 'stock.change' },
  stockReorderLevel: {
    method: 'POST',
    path: '/api/office/stock/{sku}/reorder-level',
    may: 'stock.change',
  },
  stockCost: { method: 'POST', path: '/api/office/stock/{sku}/cost', may: 'stock.change' },
  settings: { method: 'GET', path: '/api/office/settings', may: 'settings.see' },
  settingsCompany: {
    method: 'POST',
    path: '/api/office/settings/company',
    may: 'settings.change',
  },
  settingsDelivery: {
    method: 'POST',
    path: '/api/office/settings/delivery',
    may: 'settings.change',
  },
  settingsDispatch: {
    method: 'POST',
    path: '/api/office/settings/dispatch',
    may: 'settings.changeDaily',
  },
  settingsNotice: {
    method: 'POST',
    path: '/api/office/settings/notice',
    may: 'settings.changeDaily',
  },
  settingsWorkshop: {
    method: 'POST',
    path: '/api/office/settings/workshop',
    may: 'settings.changeDaily',
  },
  settingsMachines: {
    method: 'POST',
    path: '/api/office/settings/machines',
    may: 'settings.changeDaily',
  },
  machineChoices: {
    method: 'GET',
    path: '/api/office/settings/machines/choices',
    may: 'settings.see',
  },
  settingsSending: {
    method: 'POST',
    path: '/api/office/settings/sending',
    may: 'settings.changeDaily',
  },
  settingsEmails: {
    method: 'POST',
    path: '/api/office/settings/emails',
    may: 'settings.changeDaily',
  },
} as const satisfies Record<string, OfficeEndpoint>;
