/** A request that each call of the office accepts. A call without one does not compile. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { OfficeEndpointName } from '../../../contract/office/endpoints.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import { pieceCodeOf } from '../../../domain/orders/pieces/piece-code.ts';
import { USUAL_SENDING } from '../../../domain/settings/usual-sending.ts';
import type { SettingsGroup } from '../../../domain/settings/shop-settings.ts';
import { newId } from '../../database/ids.ts';
import { livePieces } from '../../features/orders/pieces/pieces.store.ts';
import type { Office, OfficeRequest } from '../../testing/office.ts';
import { factorsOf, PIN, STAFF_PASSWORD } from '../../testing/office-factors.ts';
import { buy, placeOrder } from '../../testing/features/orders.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { orderRequest } from '../../testing/features/staff-orders.ts';
import { setStock } from '../../testing/features/stock.ts';
import { buyAtStandIn, payAtStandIn } from '../../testing/features/paid-orders.ts';

/**
 * @param isAccepted false: a request of the right shape is enough, because it will be refused
 * @param cookie of the member who makes the call
 */
type OfficeSample = (
  office: Office,
  isAccepted: boolean,
  cookie?: string,
) => Promise<OfficeRequest>;

type Shop = Office['shop'];
const bought = (shop: Shop) => buy(shop);
/** By a guest who has no other order. */
const ordered = (shop: Shop) => placeOrder(shop, { email: `${newId()}@guest.example` });
const paidAtProvider = (shop: Shop) =>
  withWebhooks(shop, () => buyAtStandIn(shop, shop.config.origin));
const inProduction = async (shop: Shop) => {
  const order = await buy(shop);
  await shop.services.course.startProduction(order.id, 'workshop');
  return order;
};
const dispatched = async (shop: Shop) => {
  const order = await inProduction(shop);
  const sending = { carrier: 'royal-mail', tracking: null } as const;
  await shop.services.course.dispatch(order.id, sending, 'workshop');
  return order;
};
const byTest = (orderId: string) =>
  ({ orderId, name: 'test', actor: { kind: 'command', name: 'test' } }) as const;
const held = async (shop: Shop) => {
  const order = await buy(shop);
  await shop.services.orderChanges.hold(byTest(order.id), 'The photo is too small');
  return order;
};

/** Its line is to be approved. */
const flagged = async (shop: Shop) => {
  const order = await buy(shop);
  await shop.services.orderChanges.flag(byTest(order.id), 1);
  return order;
};
const heldPiece = async (shop: Shop) => {
  const order = await buy(shop);
  const [piece] = await livePieces(shop.database, order.id);
  const maker = { ...(await someMember(shop)), requestId: newId() };
  await shop.services.board.hold(maker, piece!, 'Too small');
  return order;
};

const someMember = ({ database }: Shop) =>
  database.selectFrom('staff').select(['id as staffId', 'email']).executeTakeFirstOrThrow();

/** A change of the first piece of an order as it is now. */
const ofPiece =
  (make: (shop: Shop) => Promise<{ id: string }>, body: object): OfficeSample =>
  async ({ shop }, isAccepted) => {
    if (!isAccepted) return { params: { id: newId() }, body: { version: 1, ...body } };
    await setStock(shop.database, 50);
    const [piece] = await livePieces(shop.database, (await make(shop)).id);
    return { params: { id: piece!.id }, body: { version: piece!.version, ...body } };
  };

/** The code of a piece of a new order. */
async function codeOf({ shop }: Office): Promise<string> {
  await setStock(shop.database, 50);
  const [piece] = await livePieces(shop.database, (await bought(shop)).id);
  const { number } = await shop.database
    .selectFrom('piece')
    .select('number')
    .where('id', '=', piece!.id)
    .executeTakeFirstOrThrow();
  return pieceCodeOf(number);
}

/** The id of a scan that advanced a piece. */
async function scanned(office: Office): Promise<string> {
  const { shop } = office;
  const id = randomUUID();
  await shop.services.scans.record(
    { ...(await someMember(shop)), requestId: newId() },
    { id, code: await codeOf(office), at: shop.clock(), to: 'made' },
  );
  return id;
}
/** A packed order that no carrier has. */
async function packed(shop: Shop): Promise<string> {
  await setStock(shop.database, 50);
  const { id, reference } = await bought(shop);
  const maker = { ...(await someMember(shop)), requestId: newId() };
  const pieces = await livePieces(shop.database, id);
  await shop.services.board.move(maker, pieces, { to: 'packed' });
  return reference;
}

const ofParcel: OfficeSample = async ({ shop }, isAccepted) => {
  const reference = isAccepted ? await packed(shop) : 'KS-AAA-AAAA';
  return { body: { carrier: 'royal-mail', parcels: [{ reference, tracking: 'AB123456789GB' }] } };
};

const SHEET = { w: 420, h: 297, margin: 8, gap: 4 };
const ofBatch: OfficeSample = async (office, isAccepted) => {
  if (!isAccepted) return { params: { number: '1' } };
  const { batches } = office.shop.services;
  const { params, body } = await ofPiece(bought, {})(office, true);
  const { version } = body as { version: number };
  const author = { ...(await someMember(office.shop)), requestId: newId() };
  const id = newId();
  const wish = { id, sheet: SHEET, pieces: [{ id: params!.id!, version }] };
  const number = await batches.ask(author, wish);
  await batches.prepare(id);
  return { params: { number: String(number) } };
};

const ofMany =
  (make: (shop: Shop) => Promise<{ reference: string }>, body: object): OfficeSample =>
  async ({ shop }, isAccepted) => {
    if (!isAccepted) return { body: { references: ['KS-AAA-AAAA'], ...body } };
    await setStock(shop.database, 50);
    const { reference } = await make(shop);
    return { body: { references: [reference], ...body } };
  };

const settingsVersion = async ({ shop }: Office, group: SettingsGroup) =>
  (await shop.services.settings.find()).versions[group];

/** A change of an order as it is now; the mugs are delivered again, so that they suffice for all. */
const changeOf =
  (make: (shop: Shop) => Promise<{ reference: string }>, body: object): OfficeSample =>
  async ({ shop }, isAccepted) => {
    if (!isAccepted) return { params: { reference: 'KS-AAA-AAAA' }, body: { version: 2, ...body } };
    await setStock(shop.database, 50);
    const { reference } = await make(shop);
    const { version } = await shop.services.officeOrder.find(reference);
    return { params: { reference }, body: { version, ...body } };
  };

const BOOKS = { format: 'xero', kind: 'invoices', from: '2026-11-01', to: '2026-11-30' };
/** With its proofs, so that drawing its papers writes nothing. */
const drawn = async (shop: Shop) => {
  const order = await buy(shop);
  for (const { id } of await shop.services.orders.lines(order.id))
    await shop.services.proofs.freeze(id);
  return order;
};
const made = async (shop: Shop) => {
  const order = await buy(shop);
  for (const { id } of await shop.services.orders.lines(order.id))
    await shop.services.machineFiles.make(id);
  return order;
};

async function referenceOf(
  { shop }: Office,
  isAccepted: boolean,
  make: (shop: Shop) => Promise<{ reference: string }>,
): Promise<{ reference: string }> {
  if (!isAccepted) return { reference: 'KS-AAA-AAAA' };
  await setStock(shop.database, 50);
  return { reference: (await make(shop)).reference };
}

const savedView = () => ({
  name: newId(),
  isShared: false,
  filters: { view: 'late', process: 'laser', sort: '', search: '' },
});
const nothing = async () => ({});
const factors = (office: Office) => factorsOf(office, office.shop.clock);
const ofInvitation: OfficeSample = async ({ invitation }) => ({
  body: { token: (await invitation('reader')).token },
});
/** Of the calling member, or of a new one if the call will be refused. */
const cookieFor = async ({ member }: Office, cookie?: string): Promise<string> =>
  cookie ?? (await member('owner')).cookie;
/** The session that this cookie is of, and its member. */
const sessionOf = ({ shop }: Office, cookie: string) =>
  shop.services.staff.authenticate(cookie.split('=')[1] ?? '');
async function addAuthenticator(office: Office, cookie?: string): Promise<void> {
  const body = await factors(office).authenticatorBody(await cookieFor(office, cookie));
  await office.ask('securityAuthenticator', { body }, cookie);
}
const ofOtherSession: OfficeSample = async (office) => {
  const { cookie } = await office.member('reader');
  const { staffId, sessionId } = await sessionOf(office, cookie);
  return { params: { staffId }, body: { id: sessionId } };
};
/** Makes the session a tablet on which its own member has a PIN. */
const ofTablet: OfficeSample = async (office, isAccepted, cookie) => {
  if (!isAccepted || !cookie) return { body: { maker: newId(), pin: PIN } };
  const { staffId } = await sessionOf(office, cookie);
  await office.ask('securityPin', { body: { pin: PIN } }, cookie);
  await office.ask('tabletOpen', {}, cookie);
  return { body: { maker: staffId, pin: PIN } };
};
const ofUnknownJob = async () => ({ body: { ids: ['1'] } });

export const officeSamples: Record<OfficeEndpointName, OfficeSample> = {
  sessionOpen: async ({ invited, linkFor }) => ({
    body: { token: await linkFor(await invited('reader')) },
  }),
  sessionByPassword: async (office) => {
    const { email, recoveryCodes } = await factors(office).enrolled('reader');
    return { body: { email, password: STAFF_PASSWORD, code: recoveryCodes[0] } };
  },
  sessionByPasskey: async (office) => {
    const { enrolledByPasskey, passkeyBody } = factors(office);
    const { device } = await enrolledByPasskey('reader');
    return { body: await passkeyBody(device) };
  },
  passkeyChallenge: nothing,
  session: nothing,
  sessionProve: nothing,
  sessionEnd: nothing,
  invitationShow: ofInvitation,
  invitationPasskey: ofInvitation,
  invitationAccept: async (office) => {
    const { token } = await office.invitation('reader');
    const { body } = await factors(office).acceptance(token);
    return { body };
  },
  invitationAcceptByPasskey: async (office) => {
    const { token } = await office.invitation('reader');
    const { body } = await factors(office).passkeyAcceptance(token);
    return { body };
  },
  security: nothing,
  securityEndSession: async (office, _, cookie) => {
    const { sessionId } = await sessionOf(office, await cookieFor(office, cookie));
    return { body: { id: sessionId } };
  },
  securityPassword: async () => ({ body: { password: STAFF_PASSWORD } }),
  securityAuthenticatorOffer: nothing,
  securityAuthenticator: async (office, _, cookie) => ({
    body: await factors(office).authenticatorBody(await cookieFor(office, cookie)),
  }),
  securityRecoveryCodes: async (office, isAccepted, cookie) => {
    if (isAccepted) await addAuthenticator(office, cookie);
    return {};
  },
  securityPasskeyOffer: nothing,
  securityPasskeyAdd: async (office, _, cookie) => ({
    body: await factors(office).passkeyToAdd(await cookieFor(office, cookie)),
  }),
  securityPasskeyRemove: async (office, _, given) => {
    const cookie = await cookieFor(office, given);
    const { addPasskey } = factors(office);
    await addPasskey(cookie);
    return { body: { id: await addPasskey(cookie) } };
  },
  securityPin: async () => ({ body: { pin: PIN } }),
  securityPinRemove: nothing,
  tablet: nothing,
  tabletOpen: nothing,
  tabletPin: ofTablet,
  changes: async () => ({ query: { for: 'moment' } }),
  staff: nothing,
  staffInvite: async () => ({ body: { email: `${newId()}@example.org`, role: 'support' } }),
  staffRole: async ({ invited }) => ({
    body: { email: await invited('reader'), role: 'accountant' },
  }),
  staffDisable: async ({ invited }) => ({ body: { email: await invited('reader') } }),
  staffSessions: async (office) => ({ params: (await ofOtherSession(office, true)).params ?? {} }),
  staffSessionEnd: ofOtherSession,
  reviews: nothing,
  reviewDecide: async (office, isAccepted) => ({
    params: { reference: isAccepted ? await paymentInReview(office) : 'KS-AAA-AAAA' },
    body: { decision: 'refund', reason: 'One penny arrived' },
  }),
  today: nothing,
  orders: async () => ({ query: { search: 'Siân', sort: 'dispatch', state: 'paid,inProduction' } }),
  orderCounts: nothing,
  orderCount: async () => ({ query: { search: 'Siân', state: 'paid,inProduction' } }),
  ordersExport: async () => ({ query: { state: 'paid' } }),
  orderViews: nothing,
  orderViewSave: async () => ({ body: { id: null, ...savedView() } }),
  orderColumns: nothing,
  orderColumnsArrange: async () => ({ body: { hidden: ['total'], order: ['order'] } }),
  orderViewDelete: async (office, _, cookie) => {
    if (cookie === undefined) return { params: { id: newId() } };
    const response = await office.ask(
      'orderViewSave',
      { body: { id: null, ...savedView() } },
      cookie,
    );
    return { params: { id: response.json<{ data: { id: string } }>().data.id } };
  },
  orderProducts: async () => ({ query: { search: 'mug' } }),
  orderProduct: async () => ({ params: { slug: 'wreath-mug' } }),
  orderQuote: async ({ shop }) => ({
    body: { lines: orderRequest(shop.productIds['MUG-WREATH']!).lines, postcode: 'SY8 1AA' },
  }),
  orderCreate: async ({ shop }, isAccepted) => {
    if (isAccepted) await setStock(shop.database, 50);
    return { body: orderRequest(shop.productIds['MUG-WREATH']!) };
  },
  order: async ({ shop }) => ({ params: { reference: (await placeOrder(shop)).reference } }),
  ordersProduce: ofMany(bought, {}),
  ordersHold: ofMany(bought, { reason: 'The photo is too small' }),
  ordersRelease: ofMany(held, {}),
  orderProduce: changeOf(bought, {}),
  orderDispatch: changeOf(inProduction, { carrier: 'royal-mail', tracking: 'AB123456789GB' }),
  orderDeliver: changeOf(dispatched, { tracking: null }),
  orderCancel: changeOf(paidAtProvider, { reason: 'The buyer asked' }),
  orderRefund: changeOf(paidAtProvider, { reason: 'Arrived late', amount: 100 }),
  orderRemake: changeOf(inProduction, { line: 1, copies: 1, cause: 'misprint' }),
  orderApprove: changeOf(flagged, { line: 1 }),
  orderFlag: changeOf(bought, { line: 1 }),
  orderHold: changeOf(bought, { reason: 'The photo is too small' }),
  orderRelease: changeOf(held, { reason: 'A better one arrived' }),
  orderNote: changeOf(bought, { text: 'Rings before noon', to: 'staff' }),
  orderAddress: changeOf(bought, {
    address: { ...SHOPPER_ADDRESS, AddressLine1: '2 High Street' },
  }),
  orderWords: changeOf(bought, {
    line: 1,
    personalisation: { v: 1, fields: { name: 'Mair' } },
  }),
  orderResend: changeOf(bought, {}),
  orderFile: async (office, isAccepted) => ({
    params: { ...(await referenceOf(office, isAccepted, made)), file: '1.png' },
  }),
  orderSlip: async (office, isAccepted) => ({
    params: await referenceOf(office, isAccepted, drawn),
  }),
  orderPaper: async (office, isAccepted) => ({
    params: { ...(await referenceOf(office, isAccepted, drawn)), paper: 'label.pdf' },
  }),
  orderDocument: async (office, isAccepted) => {
    const { reference } = await referenceOf(office, isAccepted, drawn);
    if (!isAccepted) return { params: { reference, number: 'INV-000001' } };
    const { documents } = await office.shop.services.officeOrder.find(reference);
    const number = formatInvoiceNumber('invoice', documents[0]!.number);
    return { params: { reference, number } };
  },
  orderProof: async ({ shop }) => {
    const { id } = await placeOrder(shop);
    const [line] = await shop.services.orders.lines(id);
    // Already composed, so that reading it writes nothing.
    await shop.services.proofs.freeze(line!.id);
    return { params: { name: `${line!.id}.${line!.designHash.slice(0, 16)}.webp` } };
  },
  workshopBoard: nothing,
  machines: nothing,
  machinesExport: nothing,
  piecesMove: async (office, isAccepted) => {
    const { params, body } = await ofPiece(bought, {})(office, isAccepted);
    const { id } = params as { id: string };
    return { body: { pieces: [{ id, ...body }], to: 'making' } };
  },
  pieceSpoil: ofPiece(inProduction, { cause: 'misprint' }),
  pieceHold: ofPiece(bought, { reason: 'The photo is too small' }),
  pieceRelease: ofPiece(heldPiece, {}),
  workshopPiece: async (office, isAccepted) => ({
    params: { code: isAccepted ? await codeOf(office) : pieceCodeOf(1) },
  }),
  scanRecord: async (office, isAccepted) => ({
    body: {
      id: randomUUID(),
      code: isAccepted ? await codeOf(office) : pieceCodeOf(1),
      at: office.shop.clock().toISOString(),
      to: 'made',
    },
  }),
  scanUndo: async (office, isAccepted) => ({
    params: { id: isAccepted ? await scanned(office) : newId() },
  }),
  packing: nothing,
  sending: nothing,
  sendingPapers: async ({ shop }, isAccepted) => {
    if (isAccepted) await packed(shop);
    return { params: { papers: 'labels.pdf' } };
  },
  sendingExport: async ({ shop }, isAccepted) => {
    if (isAccepted) await packed(shop);
    return { query: { format: 'clickAndDrop' } };
  },
  sendingHandOver: async ({ shop }, isAccepted) => ({
    body: { references: [isAccepted ? await packed(shop) : 'KS-AAA-AAAA'] },
  }),
  trackingCheck: ofParcel,
  sendingDispatch: ofParcel,
  batches: nothing,
  batchFill: async (office, isAccepted) => {
    const { params, body } = await ofPiece(bought, {})(office, isAccepted);
    return { body: { sheet: SHEET, pieces: [{ id: params!.id!, ...body }] } };
  },
  batchAsk: async (office, isAccepted) => {
    const { params, body } = await ofPiece(bought, {})(office, isAccepted);
    const pieces = [{ id: params!.id!, ...body }];
    return { body: { id: randomUUID(), sheet: SHEET, pieces } };
  },
  batch: ofBatch,
  batchFile: async (office, isAccepted) => {
    const { number = '1' } = (await ofBatch(office, isAccepted)).params ?? {};
    return { params: { number, file: `batch-${number}-tickets.pdf` } };
  },
  batchPapers: ofBatch,
  batchTakeApart: ofBatch,
  jobs: nothing,
  jobsRetry: ofUnknownJob,
  jobsGiveUp: ofUnknownJob,
  stock: nothing,
  stockHistory: async () => ({ params: { sku: 'MUG' } }),
  stockCount: async () => ({ params: { sku: 'MUG' }, body: { key: randomUUID(), count: 40 } }),
  stockMove: async () => ({
    params: { sku: 'MUG' },
    body: { key: randomUUID(), kind: 'delivered', count: 12 },
  }),
  stockReorderLevel: async () => ({ params: { sku: 'MUG' }, body: { level: 12 } }),
  stockCost: async () => ({ params: { sku: 'MUG' }, body: { cost: 185 } }),
  settings: nothing,
  settingsCompany: async (office) => ({
    body: {
      version: await settingsVersion(office, 'company'),
      name: 'Anrhegion',
      legalName: newId(),
      address: ['12 Heol y Bont'],
      email: 'hello@example.org',
      phone: '01632 960 999',
      openingHours: 'Monday to Friday, 9am to 5pm',
      companyNumber: '',
      vatRegistered: true,
      vatNumber: 'GB 999 9999 73',
    },
  }),
  settingsDelivery: async (office) => ({
    body: {
      version: await settingsVersion(office, 'delivery'),
      zones: [{ name: 'uk', price: 350, extraDays: 0 }],
      reason: 'Royal Mail went up',
    },
  }),
  settingsDispatch: async (office) => ({
    body: {
      version: await settingsVersion(office, 'dispatch'),
      cutOffHour: 11,
      closed: [{ from: '2026-12-24', to: '2026-12-31' }],
    },
  }),
  settingsWorkshop: async (office) => ({
    body: {
      version: await settingsVersion(office, 'workshop'),
      bins: 12,
      lookAtPhotographs: false,
      stages: { sublimation: ['Printed', 'Pressed'] },
      lookAtChangedDesigns: true,
    },
  }),
  settingsMachines: async (office) => ({
    body: {
      version: await settingsVersion(office, 'machines'),
      machines: [
        { name: 'Mug press', process: 'sublimation', blanks: ['mug'], piecesADay: 40, people: [] },
      ],
    },
  }),
  machineChoices: nothing,
  settingsSending: async (office) => ({
    body: {
      ...USUAL_SENDING,
      version: await settingsVersion(office, 'sending'),
      service: 'Royal Mail Tracked 48',
      weightGrams: 450,
    },
  }),
  settingsNotice: async (office) => ({
    body: {
      version: await settingsVersion(office, 'notice'),
      text: 'Last day for Christmas: 18 December',
      until: '2026-12-18',
    },
  }),
  settingsEmails: async (office) => ({
    body: {
      version: await settingsVersion(office, 'emails'),
      texts: { 'order-emails.dispatch.subject': 'Off it goes: {{reference}}' },
    },
  }),
  salesReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30', by: 'product' } }),
  salesReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  vatReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  vatReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  visitsReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  visitsReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  dispatchReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  dispatchReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  searchesReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  searchesReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  refundsReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  refundsReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  onTimeReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  onTimeReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  leadTimeReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  leadTimeReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  spoilageReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  spoilageReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  makersReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  makersReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  remakesReport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  remakesReportExport: async () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  books: async () => ({ query: { ...BOOKS, part: '1' } }),
  bookFiles: async () => ({ query: BOOKS }),
  messages: nothing,
  message: async (office) => ({ params: { id: await messageIn(office) } }),
  messageAssign: async (office) => ({
    params: { id: await messageIn(office) },
    body: { version: 1, to: await office.invited('support') },
  }),
  messageClose: async (office) => ({
    params: { id: await messageIn(office) },
    body: { version: 1, isClosed: true },
  }),
  messageAnswer: async (office) => ({
    params: { id: await messageIn(office) },
    body: { version: 1, text: 'Yes, we do.', closes: true },
  }),
  answerTemplates: nothing,
  answerTemplateSave: async () => ({
    body: { id: null, version: 0, name: newId(), text: 'Dear {{name}}, thank you.' },
  }),
  answerTemplatesOrder: async ({ shop }) => ({
    body: { ids: (await shop.services.inbox.templates()).map(({ id }) => id).toReversed() },
  }),
  answerTemplateDelete: async (office) => ({
    params: { id: await templateIn(office) },
    body: { version: 1 },
  }),
  customers: nothing,
  customer: async (office) => ({ params: { id: await customerIn(office) } }),
  customerNote: async (office) => ({
    params: { id: await customerIn(office) },
    body: { key: randomUUID(), text: 'Wants the reindeer' },
  }),
  customerExport: async (office) => ({ params: { id: await customerIn(office) } }),
  customerErase: async (office) => ({
    params: { id: await customerIn(office) },
    body: { reason: 'asked' },
  }),
  guest: async (office, isAccepted) => ({
    params: await referenceOf(office, isAccepted, ordered),
  }),
  guestExport: async (office, isAccepted) => ({
    params: await referenceOf(office, isAccepted, ordered),
  }),
  guestErase: async (office, isAccepted) => ({
    params: await referenceOf(office, isAccepted, ordered),
  }),
  journal: nothing,
  samples: nothing,
  samplesMake: async () => ({ body: { count: 1 } }),
};

/**
 * Pays an order, of which the provider captures one penny, and returns its reference. The shop must
 * be open.
 */
export async function paymentInReview({ shop }: Office): Promise<string> {
  const control = (payload: object) =>
    shop.app.inject({ method: 'POST', url: '/stand-in/paypal/control', payload });
  const { key, reference } = await placeOrder(shop, {});
  await control({ captureAs: { value: '0.01' } });
  await withWebhooks(shop, () => payAtStandIn(shop.config.origin, key));
  await control({ captureAs: {} });
  return reference;
}

/** Waits for the webhooks of a payment, of its approval and of its capture: they must not change the database later. */
async function withWebhooks<Result>(shop: Shop, pay: () => Promise<Result>): Promise<Result> {
  const webhooks = async () => {
    const events = shop.database.selectFrom('webhookEvent').select('eventId');
    return (await events.execute()).length;
  };
  const before = await webhooks();
  const result = await pay();
  await expect.poll(webhooks).toBe(before + 2);
  return result;
}

/** Fills in the contact form, and returns the message's id. */
async function messageIn({ shop }: Office): Promise<string> {
  await shop.call('notifyWebsite', {
    body: { title: 'Contact', items: [{ name: 'Email', value: 'sian@example.org' }] },
  });
  const { id } = await shop.database
    .selectFrom('websiteMessage')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the id of a new customer. */
async function customerIn({ shop }: Office): Promise<string> {
  return (await shop.signedIn({ email: `${newId()}@person.example` })).customerId;
}

function templateIn({ shop }: Office): Promise<string> {
  const editor = { actor: { kind: 'command', name: 'test' }, requestId: newId() } as const;
  const template = { id: null, version: 0, name: newId(), text: 'Dear {{name}}, thank you.' };
  return shop.services.inbox.saveTemplate(editor, template);
}
