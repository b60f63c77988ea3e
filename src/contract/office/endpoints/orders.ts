/** Calls of orders. */
import type { OfficeEndpoint } from './office-endpoint.ts';

export const orderEndpoints = {
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
} as const satisfies Record<string, OfficeEndpoint>;
