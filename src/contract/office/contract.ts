/** Maps each call of the office to the shapes of its request and response. */
import type { GivenCall, ParsedCall, Shapes } from '../contract.ts';
import type * as z from 'zod';
import * as activity from './reports/activity.ts';
import * as batches from './workshop/batches.ts';
import * as books from './reports/books.ts';
import { changes } from './changes.ts';
import * as customers from './people/customers.ts';
import * as invitation from './staff/invitation.ts';
import * as jobs from './shop/jobs.ts';
import { journal } from './staff/journal.ts';
import * as messages from './people/messages.ts';
import { passkeyChallenge } from './staff/passkeys.ts';
import type { OfficeEndpointName, officeEndpoints } from './endpoints.ts';
import type { OfficeFile } from './files.ts';
import * as newOrder from './orders/new-order.ts';
import { order } from './orders/order.ts';
import * as orderChanges from './orders/order-changes.ts';
import * as orderPapers from './orders/order-papers.ts';
import * as orderViews from './orders/order-views.ts';
import * as orders from './orders/orders.ts';
import { machines, machinesExport } from './workshop/machines.ts';
import { packing } from './workshop/packing.ts';
import * as reports from './reports/reports.ts';
import * as reviews from './shop/reviews.ts';
import * as samples from './shop/samples.ts';
import * as security from './staff/security.ts';
import * as sending from './workshop/sending.ts';
import * as session from './staff/session.ts';
import * as staff from './staff/staff.ts';
import * as settings from './shop/settings.ts';
import * as stock from './shop/stock.ts';
import * as tablet from './workshop/tablet.ts';
import { today } from './reports/today.ts';
import * as scans from './workshop/scans.ts';
import * as workshop from './workshop/workshop.ts';
import * as workshopReports from './reports/workshop-reports.ts';

export const officeContract = {
  sessionOpen: session.sessionOpen,
  sessionByPassword: session.sessionByPassword,
  sessionByPasskey: session.sessionByPasskey,
  passkeyChallenge,
  session: session.session,
  sessionProve: session.sessionProve,
  sessionEnd: session.sessionEnd,
  invitationShow: invitation.invitationShow,
  invitationPasskey: invitation.invitationPasskey,
  invitationAccept: invitation.invitationAccept,
  invitationAcceptByPasskey: invitation.invitationAcceptByPasskey,
  security: security.security,
  securityEndSession: security.securityEndSession,
  securityPassword: security.securityPassword,
  securityAuthenticatorOffer: security.securityAuthenticatorOffer,
  securityAuthenticator: security.securityAuthenticator,
  securityRecoveryCodes: security.securityRecoveryCodes,
  securityPasskeyOffer: security.securityPasskeyOffer,
  securityPasskeyAdd: security.securityPasskeyAdd,
  securityPasskeyRemove: security.securityPasskeyRemove,
  securityPin: security.securityPin,
  securityPinRemove: security.securityPinRemove,
  tablet: tablet.tablet,
  tabletOpen: tablet.tabletOpen,
  tabletPin: tablet.tabletPin,
  changes,
  staff: staff.staff,
  staffInvite: staff.staffInvite,
  staffRole: staff.staffRole,
  staffDisable: staff.staffDisable,
  staffSessions: security.staffSessions,
  staffSessionEnd: security.staffSessionEnd,
  reviews: reviews.reviews,
  reviewDecide: reviews.reviewDecide,
  today,
  orders: orders.orders,
  orderCounts: orders.orderCounts,
  orderCount: orders.orderCount,
  ordersExport: orders.ordersExport,
  orderViews: orderViews.orderViews,
  orderViewSave: orderViews.orderViewSave,
  orderViewDelete: orderViews.orderViewDelete,
  orderColumns: orderViews.orderColumns,
  orderColumnsArrange: orderViews.orderColumnsArrange,
  orderProducts: newOrder.orderProducts,
  orderProduct: newOrder.orderProduct,
  orderQuote: newOrder.orderQuote,
  orderCreate: newOrder.orderCreate,
  order,
  ordersProduce: orderChanges.ordersProduce,
  ordersHold: orderChanges.ordersHold,
  ordersRelease: orderChanges.ordersRelease,
  orderProduce: orderChanges.orderProduce,
  orderDispatch: orderChanges.orderDispatch,
  orderDeliver: orderChanges.orderDeliver,
  orderCancel: orderChanges.orderCancel,
  orderRefund: orderChanges.orderRefund,
  orderRemake: orderChanges.orderRemake,
  orderApprove: orderChanges.orderApprove,
  orderFlag: orderChanges.orderFlag,
  orderHold: orderChanges.orderHold,
  orderRelease: orderChanges.orderRelease,
  orderNote: orderChanges.orderNote,
  orderAddress: orderChanges.orderAddress,
  orderWords: orderChanges.orderWords,
  orderResend: orderChanges.orderResend,
  orderFile: orderPapers.orderFile,
  orderSlip: orderPapers.orderSlip,
  orderPaper: sending.orderPaper,
  orderDocument: orderPapers.orderDocument,
  orderProof: orders.orderProof,
  workshopBoard: workshop.workshopBoard,
  piecesMove: workshop.piecesMove,
  pieceSpoil: workshop.pieceSpoil,
  pieceHold: workshop.pieceHold,
  pieceRelease: workshop.pieceRelease,
  workshopPiece: scans.workshopPiece,
  scanRecord: scans.scanRecord,
  scanUndo: scans.scanUndo,
  machines,
  machinesExport,
  packing,
  sending: sending.sending,
  sendingPapers: sending.sendingPapers,
  sendingExport: sending.sendingExport,
  sendingHandOver: sending.sendingHandOver,
  trackingCheck: sending.trackingCheck,
  sendingDispatch: sending.sendingDispatch,
  batches: batches.batches,
  batchFill: batches.batchFill,
  batchAsk: batches.batchAsk,
  batch: batches.batch,
  batchFile: batches.batchFile,
  batchPapers: batches.batchPapers,
  batchTakeApart: batches.batchTakeApart,
  jobs: jobs.jobs,
  jobsRetry: jobs.jobsRetry,
  jobsGiveUp: jobs.jobsGiveUp,
  stock: stock.stock,
  stockHistory: stock.stockHistory,
  stockCount: stock.stockCount,
  stockMove: stock.stockMove,
  stockReorderLevel: stock.stockReorderLevel,
  stockCost: stock.stockCost,
  settings: settings.settings,
  settingsCompany: settings.settingsCompany,
  settingsDelivery: settings.settingsDelivery,
  settingsDispatch: settings.settingsDispatch,
  settingsNotice: settings.settingsNotice,
  settingsEmails: settings.settingsEmails,
  settingsMachines: settings.settingsMachines,
  machineChoices: settings.machineChoices,
  settingsWorkshop: settings.settingsWorkshop,
  settingsSending: settings.settingsSending,
  salesReport: reports.salesReport,
  salesReportExport: reports.salesReportExport,
  vatReport: reports.vatReport,
  vatReportExport: reports.vatReportExport,
  visitsReport: activity.visitsReport,
  visitsReportExport: activity.reportExport,
  dispatchReport: activity.dispatchReport,
  dispatchReportExport: activity.reportExport,
  searchesReport: activity.searchesReport,
  searchesReportExport: activity.reportExport,
  refundsReport: activity.refundsReport,
  refundsReportExport: activity.reportExport,
  onTimeReport: workshopReports.onTimeReport,
  onTimeReportExport: workshopReports.sentExport,
  leadTimeReport: workshopReports.leadTimeReport,
  leadTimeReportExport: workshopReports.sentExport,
  spoilageReport: workshopReports.spoilageReport,
  spoilageReportExport: workshopReports.spoiledExport,
  makersReport: workshopReports.makersReport,
  makersReportExport: activity.reportExport,
  remakesReport: workshopReports.remakesReport,
  remakesReportExport: workshopReports.spoiledExport,
  books: books.books,
  bookFiles: books.bookFiles,
  messages: messages.messages,
  message: messages.message,
  messageAssign: messages.messageAssign,
  messageClose: messages.messageClose,
  messageAnswer: messages.messageAnswer,
  answerTemplates: messages.answerTemplates,
  answerTemplateSave: messages.answerTemplateSave,
  answerTemplatesOrder: messages.answerTemplatesOrder,
  answerTemplateDelete: messages.answerTemplateDelete,
  customers: customers.customers,
  customer: customers.customer,
  customerNote: customers.customerNote,
  customerExport: customers.customerExport,
  customerErase: customers.customerErase,
  guest: customers.guest,
  guestExport: customers.guestExport,
  guestErase: customers.guestErase,
  journal,
  samples: samples.samples,
  samplesMake: samples.samplesMake,
} as const satisfies {
  [Name in OfficeEndpointName]: (typeof officeEndpoints)[Name] extends { sends: string }
    ? Shapes & { answer?: never }
    : Shapes & { answer: z.ZodType };
};

type OfficeContract = typeof officeContract;

/** The request as the server handles it, with defaults filled in. */
export type OfficeCallOf<Name extends OfficeEndpointName> = ParsedCall<OfficeContract[Name]>;
/** The request as the office's pages send it. */
export type OfficeRequestOf<Name extends OfficeEndpointName> = GivenCall<OfficeContract[Name]>;
export type OfficeAnswerOf<Name extends OfficeEndpointName> = OfficeContract[Name] extends {
  answer: infer Answer extends z.ZodType;
}
  ? z.output<Answer>
  : OfficeFile;
