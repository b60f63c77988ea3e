/** Calls of the workshop: board, scans, machines, sending and batches. */
import type { OfficeEndpoint } from './office-endpoint.ts';

export const workshopEndpoints = {
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
} as const satisfies Record<string, OfficeEndpoint>;
