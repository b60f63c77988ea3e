/** Every call of the office as plain data: name, method, path, and who may make it. */
import type { Permission } from '../../domain/staff/permissions.ts';

export interface OfficeEndpoint {
  method: 'GET' | 'POST';
  /** Path with parameters in braces, as in OpenAPI. */
  path: `/api/office/${string}`;
  /** anyone: without a session; staff: every member who is signed in. */
  may: Permission | 'anyone' | 'staff';
  /** Needs a proof of identity that is at most five minutes old. */
  fresh?: true;
  /**
   * On a shared tablet. Absent: changes that need a permission are made for a maker who has entered
   * the PIN there. never: it is about the member's own sign-in; alone: without a maker; kept: for a
   * maker, also when the device sends later what it has kept.
   */
  onTablet?: 'never' | 'alone' | 'kept';
  /** Reads, and each time adds an entry to the journal. */
  journalled?: true;
  /** Sends a file of this type instead of JSON. */
  sends?:
    | 'text/csv'
    | 'image/webp'
    | 'text/event-stream'
    | 'application/pdf'
    | 'application/octet-stream';
}

export const officeEndpoints = {
  sessionOpen: { method: 'POST', path: '/api/office/session/link', may: 'anyone' },
  sessionByPassword: { method: 'POST', path: '/api/office/session/password', may: 'anyone' },
  sessionByPasskey: { method: 'POST', path: '/api/office/session/passkey', may: 'anyone' },
  passkeyChallenge: { method: 'POST', path: '/api/office/session/passkey-options', may: 'anyone' },
  session: { method: 'GET', path: '/api/office/session', may: 'staff' },
  sessionProve: {
    method: 'POST',
    path: '/api/office/session/prove',
    may: 'staff',
    onTablet: 'never',
  },
  sessionEnd: { method: 'POST', path: '/api/office/session/end', may: 'staff' },

  invitationShow: { method: 'POST', path: '/api/office/invitation', may: 'anyone' },
  invitationPasskey: {
    method: 'POST',
    path: '/api/office/invitation/passkey-options',
    may: 'anyone',
  },
  invitationAccept: { method: 'POST', path: '/api/office/invitation/accept', may: 'anyone' },
  invitationAcceptByPasskey: {
    method: 'POST',
    path: '/api/office/invitation/accept-passkey',
    may: 'anyone',
  },

  security: { method: 'GET', path: '/api/office/security', may: 'staff', onTablet: 'never' },
  securityEndSession: {
    method: 'POST',
    path: '/api/office/security/sessions/end',
    may: 'staff',
    onTablet: 'never',
  },
  securityPassword: {
    method: 'POST',
    path: '/api/office/security/password',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityAuthenticatorOffer: {
    method: 'POST',
    path: '/api/office/security/authenticator-options',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityAuthenticator: {
    method: 'POST',
    path: '/api/office/security/authenticator',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityRecoveryCodes: {
    method: 'POST',
    path: '/api/office/security/recovery-codes',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityPasskeyOffer: {
    method: 'POST',
    path: '/api/office/security/passkey-options',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityPasskeyAdd: {
    method: 'POST',
    path: '/api/office/security/passkeys',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityPasskeyRemove: {
    method: 'POST',
    path: '/api/office/security/passkeys/remove',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityPin: {
    method: 'POST',
    path: '/api/office/security/pin',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },
  securityPinRemove: {
    method: 'POST',
    path: '/api/office/security/pin/remove',
    may: 'staff',
    fresh: true,
    onTablet: 'never',
  },

  tablet: { method: 'GET', path: '/api/office/tablet', may: 'production.change' },
  tabletOpen: {
    method: 'POST',
    path: '/api/office/tablet/open',
    may: 'production.change',
    onTablet: 'alone',
  },
  tabletPin: {
    method: 'POST',
    path: '/api/office/tablet/pin',
    may: 'production.change',
    onTablet: 'alone',
  },

  changes: {
    method: 'GET',
    path: '/api/office/changes',
    may: 'staff',
    sends: 'text/event-stream',
  },

  staff: { method: 'GET', path: '/api/office/staff', may: 'staff.see' },
  staffInvite: {
    method: 'POST',
    path: '/api/office/staff/invite',
    may: 'staff.change',
    fresh: true,
  },
  staffRole: { method: 'POST', path: '/api/office/staff/role', may: 'staff.change', fresh: true },
  staffDisable: {
    method: 'POST',
    path: '/api/office/staff/disable',
    may: 'staff.change',
    fresh: true,
  },
  staffSessions: {
    method: 'GET',
    path: '/api/office/staff/{staffId}/sessions',
    may: 'staff.change',
  },
  staffSessionEnd: {
    method: 'POST',
    path: '/api/office/staff/{staffId}/sessions/end',
    may: 'staff.change',
    fresh: true,
  },

  reviews: { method: 'GET', path: '/api/office/reviews', may: 'orders.seeMoney' },
  reviewDecide: {
    method: 'POST',
    path: '/api/office/reviews/{reference}/decide',
    may: 'refunds.make',
    fresh: true,
  },

  today: { method: 'GET', path: '/api/office/today', may: 'staff' },

  orders: { method: 'GET', path: '/api/office/orders', may: 'orders.see' },
  orderCounts: { method: 'GET', path: '/api/office/order-counts', may: 'orders.see' },
  orderCount: { method: 'GET', path: '/api/office/order-count', may: 'orders.see' },
  ordersExport: {
    method: 'GET',
    path: '/api/office/orders.csv',
    may: 'orders.see',
    fresh: true,
    sends: 'text/csv',
  },
  orderViews: { method: 'GET', path: '/api/office/order-views', may: 'orders.see' },
  orderViewSave: { method: 'POST', path: '/api/office/order-views/save', may: 'orders.see' },
  orderColumns: { method: 'GET', path: '/api/office/order-columns', may: 'orders.see' },
  orderColumnsArrange: { method: 'POST', path: '/api/office/order-columns', may: 'orders.see' },
  orderViewDelete: {
    method: 'POST',
    path: '/api/office/order-views/{id}/delete',
    may: 'orders.see',
  },
  orderProducts: { method: 'GET', path: '/api/office/order-products', may: 'orders.change' },
  orderProduct: { method: 'GET', path: '/api/office/order-products/{slug}', may: 'orders.change' },
  orderQuote: { method: 'POST', path: '/api/office/orders/quote', may: 'orders.change' },
  orderCreate: { method: 'POST', path: '/api/office/orders/create', may: 'orders.change' },
  order: { method: 'GET', path: '/api/office/orders/{reference}', may: 'orders.see' },
  ordersProduce: {
    method: 'POST',
    path: '/api/office/orders/produce',
    may: 'production.change',
  },
  ordersHold: { method: 'POST', path: '/api/office/orders/hold', may: 'orders.change' },
  ordersRelease: { method: 'POST', path: '/api/office/orders/release', may: 'orders.change' },
  orderProduce: {
    method: 'POST',
    path: '/api/office/orders/{reference}/produce',
    may: 'production.change',
  },
  orderDispatch: {
    method: 'POST',
    path: '/api/office/orders/{reference}/dispatch',
    may: 'production.change',
  },
  orderDeliver: {
    method: 'POST',
    path: '/api/office/orders/{reference}/deliver',
    may: 'production.change',
  },
  orderCancel: {
    method: 'POST',
    path: '/api/office/orders/{reference}/cancel',
    may: 'orders.change',
    fresh: true,
  },
  orderRefund: {
    method: 'POST',
    path: '/api/office/orders/{reference}/refund',
    may: 'refunds.makeSmall',
    fresh: true,
  },
  orderRemake: {
    method: 'POST',
    path: '/api/office/orders/{reference}/remake',
    may: 'orders.change',
  },
  orderApprove: {
    method: 'POST',
    path: '/api/office/orders/{reference}/approve',
    may: 'orders.change',
  },
  orderFlag: { method: 'POST', path: '/api/office/orders/{reference}/flag', may: 'orders.change' },
  orderHold: { method: 'POST', path: '/api/office/orders/{reference}/hold', may: 'orders.change' },
  orderRelease: {
    method: 'POST',
    path: '/api/office/orders/{reference}/release',
    may: 'orders.change',
  },
  orderNote: { method: 'POST', path: '/api/office/orders/{reference}/notes', may: 'orders.change' },
  orderAddress: {
    method: 'POST',
    path: '/api/office/orders/{reference}/address',
    may: 'orders.change',
  },
  orderWords: {
    method: 'POST',
    path: '/api/office/orders/{reference}/personalisation',
    may: 'orders.change',
  },
  orderResend: {
    method: 'POST',
    path: '/api/office/orders/{reference}/resend',
    may: 'orders.change',
  },
  orderFile: {
    method: 'GET',
    path: '/api/office/orders/{reference}/files/{file}',
    may: 'production.see',
    sends: 'application/octet-stream',
  },
  orderSlip: {
    method: 'GET',
    path: '/api/office/orders/{reference}/slip.pdf',
    may: 'orders.seePeople',
    sends: 'application/pdf',
  },
  orderPaper: {
    method: 'GET',
    path: '/api/office/orders/{reference}/papers/{paper}',
    may: 'orders.seePeople',
    sends: 'application/pdf',
  },
  /** Names the buyer and their address, which not all roles that see money may see. */
  orderDocument: {
    method: 'GET',
    path: '/api/office/orders/{reference}/documents/{number}',
    may: 'orders.seePeople',
    sends: 'application/pdf',
  },
  orderProof: {
    method: 'GET',
    path: '/api/office/proofs/{name}',
    may: 'staff',
    sends: 'image/webp',
  },

  workshopBoard: {
    method: 'GET',
    path: '/api/office/workshop/board',
    may: 'production.see',
  },
  piecesMove: {
    method: 'POST',
    path: '/api/office/workshop/pieces/move',
    may: 'production.change',
  },
  pieceSpoil: {
    method: 'POST',
    path: '/api/office/workshop/pieces/{id}/spoil',
    may: 'production.change',
  },
  pieceHold: {
    method: 'POST',
    path: '/api/office/workshop/pieces/{id}/hold',
    may: 'production.change',
  },
  pieceRelease: {
    method: 'POST',
    path: '/api/office/workshop/pieces/{id}/release',
    may: 'production.change',
  },
  workshopPiece: {
    method: 'GET',
    path: '/api/office/workshop/pieces/{code}',
    may: 'production.see',
  },
  scanRecord: {
    method: 'POST',
    path: '/api/office/workshop/scans',
    may: 'production.change',
    onTablet: 'kept',
  },
  scanUndo: {
    method: 'POST',
    path: '/api/office/workshop/scans/{id}/undo',
    may: 'production.change',
    onTablet: 'kept',
  },

  machines: { method: 'GET', path: '/api/office/workshop/machines', may: 'production.see' },
  machinesExport: {
    method: 'GET',
    path: '/api/office/workshop/machines.csv',
    may: 'production.see',
    sends: 'text/csv',
  },
  packing: { method: 'GET', path: '/api/office/workshop/packing', may: 'production.see' },
  sending: { method: 'GET', path: '/api/office/workshop/sending', may: 'production.change' },
  /** Labels, slips and cards of many parcels name people, whatever else the role may do. */
  sendingPapers: {
    method: 'GET',
    path: '/api/office/workshop/sending/papers/{papers}',
    may: 'orders.seePeople',
    sends: 'application/pdf',
  },
  sendingExport: {
    method: 'GET',
    path: '/api/office/workshop/sending/parcels.csv',
    may: 'orders.seePeople',
    fresh: true,
    journalled: true,
    sends: 'text/csv',
  },
  sendingHandOver: {
    method: 'POST',
    path: '/api/office/workshop/sending/hand-over',
    may: 'orders.seePeople',
    fresh: true,
  },
  trackingCheck: {
    method: 'POST',
    path: '/api/office/workshop/sending/tracking',
    may: 'production.change',
  },
  sendingDispatch: {
    method: 'POST',
    path: '/api/office/workshop/sending/dispatch',
    may: 'production.change',
  },
  batches: { method: 'GET', path: '/api/office/workshop/batches', may: 'production.see' },
  batchAsk: { method: 'POST', path: '/api/office/workshop/batches', may: 'production.change' },
  batchFill: {
    method: 'POST',
    path: '/api/office/workshop/batches/fill',
    may: 'production.change',
  },
  batch: { method: 'GET', path: '/api/office/workshop/batches/{number}', may: 'production.see' },
  batchFile: {
    method: 'GET',
    path: '/api/office/workshop/batches/{number}/files/{file}',
    may: 'production.see',
    sends: 'application/octet-stream',
  },
  batchPapers: {
    method: 'POST',
    path: '/api/office/workshop/batches/{number}/papers',
    may: 'production.change',
  },
  batchTakeApart: {
    method: 'POST',
    path: '/api/office/workshop/batches/{number}/take-apart',
    may: 'production.change',
  },

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

  salesReport: { method: 'GET', path: '/api/office/reports/sales', may: 'reports.see' },
  salesReportExport: {
    method: 'GET',
    path: '/api/office/reports/sales.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  vatReport: { method: 'GET', path: '/api/office/reports/vat', may: 'reports.see' },
  vatReportExport: {
    method: 'GET',
    path: '/api/office/reports/vat.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  visitsReport: { method: 'GET', path: '/api/office/reports/visits', may: 'reports.see' },
  visitsReportExport: {
    method: 'GET',
    path: '/api/office/reports/visits.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  dispatchReport: { method: 'GET', path: '/api/office/reports/dispatch', may: 'reports.see' },
  dispatchReportExport: {
    method: 'GET',
    path: '/api/office/reports/dispatch.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  searchesReport: { method: 'GET', path: '/api/office/reports/searches', may: 'reports.see' },
  searchesReportExport: {
    method: 'GET',
    path: '/api/office/reports/searches.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  refundsReport: { method: 'GET', path: '/api/office/reports/refunds', may: 'reports.see' },
  refundsReportExport: {
    method: 'GET',
    path: '/api/office/reports/refunds.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  onTimeReport: { method: 'GET', path: '/api/office/reports/on-time', may: 'reports.see' },
  onTimeReportExport: {
    method: 'GET',
    path: '/api/office/reports/on-time.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  leadTimeReport: { method: 'GET', path: '/api/office/reports/lead-time', may: 'reports.see' },
  leadTimeReportExport: {
    method: 'GET',
    path: '/api/office/reports/lead-time.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  spoilageReport: { method: 'GET', path: '/api/office/reports/spoilage', may: 'reports.see' },
  spoilageReportExport: {
    method: 'GET',
    path: '/api/office/reports/spoilage.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  makersReport: { method: 'GET', path: '/api/office/reports/makers', may: 'staff.see' },
  makersReportExport: {
    method: 'GET',
    path: '/api/office/reports/makers.csv',
    may: 'staff.see',
    sends: 'text/csv',
  },
  remakesReport: { method: 'GET', path: '/api/office/reports/remakes', may: 'reports.see' },
  remakesReportExport: {
    method: 'GET',
    path: '/api/office/reports/remakes.csv',
    may: 'reports.see',
    sends: 'text/csv',
  },
  books: {
    method: 'GET',
    path: '/api/office/reports/books',
    may: 'invoices.export',
    fresh: true,
    journalled: true,
    sends: 'text/csv',
  },
  bookFiles: { method: 'GET', path: '/api/office/reports/book-files', may: 'invoices.export' },

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

  journal: { method: 'GET', path: '/api/office/journal', may: 'journal.see' },

  samples: { method: 'GET', path: '/api/office/sample-orders', may: 'settings.change' },
  samplesMake: { method: 'POST', path: '/api/office/sample-orders', may: 'settings.change' },
} as const satisfies Record<string, OfficeEndpoint>;

export type OfficeEndpointName = keyof typeof officeEndpoints;

/** Whether a shared tablet makes this call for one of its makers. */
export const needsMaker = ({ method, may, onTablet }: OfficeEndpoint): boolean =>
  method === 'POST' &&
  may !== 'anyone' &&
  may !== 'staff' &&
  onTablet !== 'alone' &&
  onTablet !== 'never';
