/** The types of columns that Postgres knows only as jsonb or text. */

/** By table and column; whether a column is nullable or has a default is read from the database. */
const COLUMN_TYPES: Record<string, Record<string, string>> = {
  AccountLink: { purpose: 'LinkPurpose' },
  Batch: { sheet: 'Jsonb<BatchSheet>', state: 'BatchState' },
  BatchPiece: { leftOut: 'LeftOutCause' },
  BankHolidayFeed: { feed: 'Jsonb<HolidayFeed>' },
  BlankVariant: { options: 'Jsonb<VariantOptions>' },
  Capture: { state: 'CaptureState' },
  Cart: { paymentAddress: 'Jsonb<Address>', shippingAddress: 'Jsonb<Address>', state: 'CartState' },
  CartAddition: { lines: 'Jsonb<AddedLines>' },
  CartItem: { personalisation: 'Jsonb<Personalisation>', warnings: 'Jsonb<DesignWarning[]>' },
  Category: { giftDay: 'GiftDay', guide: 'Jsonb<Guide>', picture: 'Jsonb<PictureFile>' },
  CustomerOrder: { promise: 'Jsonb<DispatchPromise>', state: 'OrderState' },
  Design: { fields: 'Jsonb<DesignField[]>' },
  Draft: { personalisation: 'Jsonb<Personalisation>' },
  DraftReply: { decision: 'DraftDecision' },
  Finish: { process: 'Process', settings: 'Jsonb<MachineSettings>' },
  Handover: { fields: 'SendingField', state: 'HandoverState', trouble: 'HandoverTrouble' },
  Invoice: { document: 'Jsonb<IssuedDocument>', kind: 'InvoiceKind' },
  InvoiceCounter: { kind: 'InvoiceKind' },
  InvoiceRate: { kind: 'InvoiceKind' },
  Journal: {
    actorKind: 'ActorKind',
    after: 'Jsonb<JournalValues>',
    before: 'Jsonb<JournalValues>',
  },
  MachineFile: { kind: 'MachineFileKind' },
  Notification: { detail: 'Jsonb<TranslationValues>', kind: 'NotificationKind' },
  OrderAdjustment: { kind: 'AdjustmentKind' },
  OrderLine: {
    document: 'Jsonb<DesignDocument>',
    fonts: 'Jsonb<FontHashes>',
    options: 'Jsonb<VariantOptions>',
    personalisation: 'Jsonb<Personalisation>',
    picture: 'Jsonb<PictureFile>',
    process: 'Process',
    productionState: 'ProductionState',
    warnings: 'Jsonb<DesignWarning[]>',
    words: 'Jsonb<OrderedTexts>',
  },
  OrderPerson: { paymentAddress: 'Jsonb<Address>', shippingAddress: 'Jsonb<Address>' },
  PaymentAttempt: { state: 'AttemptState' },
  Piece: { spoilCause: 'RemakeCause', state: 'PieceState' },
  PieceEvent: { fromState: 'PieceState', toState: 'PieceState' },
  Price: { kind: 'PriceKind' },
  Product: { sample: 'Jsonb<VariantOptions>' },
  ProductDocument: { document: 'Jsonb<DesignDocument>' },
  Refund: { covers: 'Jsonb<Credit[]>', state: 'RefundState' },
  Reminder: { giftDay: 'GiftDay' },
  SavedAddress: { address: 'Jsonb<Address>' },
  Scan: { fromState: 'BoardState', outcome: 'ScanResult', toState: 'ScanStep' },
  ShopSetting: { settingsGroup: 'SettingsGroup', value: 'Jsonb<ShopSettings[SettingsGroup]>' },
  Shipment: { state: 'ShipmentState' },
  Staff: { role: 'StaffRole' },
  StaffChallenge: { purpose: 'ChallengePurpose' },
  StaffLink: { purpose: 'StaffLinkPurpose' },
  StaffSession: { openedBy: 'OpeningKind' },
  StockChange: { actorKind: 'ActorKind', kind: 'StockChangeKind' },
  StockHold: { state: 'HoldState' },
  UploadFile: { format: 'PhotoFormat' },
  WebsiteMessage: { items: 'Jsonb<FormItems>' },
};

/** The modules of these types, from src/server/database; renamed where a table has the same name. */
const MODULES: Record<string, readonly string[]> = {
  './json.ts': ['Jsonb'],
  './column-values.ts': [
    'ActorKind',
    'AddedLines',
    'AdjustmentKind',
    'CartState',
    'ChallengePurpose',
    'DraftDecision',
    'FontHashes',
    'FormItems',
    'HoldState',
    'JournalValues',
    'LinkPurpose',
    'MachineFileKind',
    'OrderedTexts',
    'PhotoFormat',
    'PriceKind',
    'OpeningKind',
    'StaffLinkPurpose',
    'TranslationValues',
    'VariantOptions',
  ],
  '../../artwork/design/design.ts': ['DesignDocument', 'DesignField', 'Process'],
  '../../artwork/production/machine-settings.ts': ['MachineSettings'],
  '../../artwork/production/nest.ts': ['BatchSheet'],
  '../../domain/calendar/bank-holidays.ts': ['BankHolidayFeed as HolidayFeed'],
  '../../domain/calendar/dispatch.ts': ['DispatchPromise'],
  '../../domain/calendar/gift-days.ts': ['GiftDay'],
  '../../domain/catalogue/guide.ts': ['Guide'],
  '../../domain/catalogue/picture.ts': ['Picture as PictureFile'],
  '../../domain/delivery/address.ts': ['Address'],
  '../../domain/money/credit.ts': ['Credit'],
  '../../domain/orders/pieces/batch.ts': ['BatchState', 'LeftOutCause'],
  '../../domain/orders/stock-change.ts': ['StockChangeKind'],
  '../../domain/money/issued-document.ts': ['IssuedDocument'],
  '../../domain/orders/order-number.ts': ['InvoiceKind'],
  '../../domain/orders/order-steps.ts': ['OrderState'],
  '../../domain/orders/payment-steps.ts': ['AttemptState', 'CaptureState'],
  '../../domain/orders/pieces/board-steps.ts': ['BoardState'],
  '../../domain/orders/pieces/scan-step.ts': ['ScanResult', 'ScanStep'],
  '../../domain/orders/production-steps.ts': ['PieceState', 'ProductionState'],
  '../../domain/orders/pieces/remake.ts': ['RemakeCause'],
  '../../domain/orders/refund-steps.ts': ['RefundState'],
  '../../domain/orders/shipment-steps.ts': ['ShipmentState'],
  '../../domain/people/notification-kinds.ts': ['NotificationKind'],
  '../../domain/personalisation/design-warning.ts': ['DesignWarning'],
  '../../domain/personalisation/personalisation.ts': ['Personalisation'],
  '../../domain/sending/handover.ts': ['HandoverState', 'HandoverTrouble'],
  '../../domain/sending/sending-columns.ts': ['SendingField'],
  '../../domain/settings/shop-settings.ts': ['SettingsGroup', 'ShopSettings'],
  '../../domain/staff/permissions.ts': ['StaffRole'],
};

/** Puts the types into the generated file. Throws if it lacks one of the columns. */
export function typeColumns(generated: string): string {
  let text = generated;
  for (const [table, columns] of Object.entries(COLUMN_TYPES))
    for (const [column, type] of Object.entries(columns)) {
      const plain = new RegExp(
        `(export interface ${table} \\{[^}]*?\\n  ${column}: [^;]*?)\\b(Json|string)\\b`,
      );
      if (!plain.test(text))
        throw new Error(`The database has no text or jsonb ${table}.${column}`);
      text = text.replace(plain, `$1${type}`);
    }
  const imports = Object.entries(MODULES).map(
    ([module, types]) => `import type { ${types.join(', ')} } from "${module}";\n`,
  );
  return text.replace(/^(import .*\n)/m, `$1${imports.join('')}`);
}
