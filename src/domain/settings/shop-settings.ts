/** What the owner and the managers set in the office, live in every process. */
import type { CarrierCode } from '../delivery/carriers.ts';
import type { DeliveryZone } from '../delivery/delivery.ts';
import type { ParcelDefaults, SendingColumn } from '../sending/sending-columns.ts';
import type { EmailTextsByKey } from './email-texts.ts';
import type { Machine } from '../workshop/machines.ts';
import type { Stages } from '../workshop/stages.ts';

/** The seller, as law and customers need to know them. */
export interface CompanySettings {
  /** The shop's, as pages, emails and invoices show it. */
  name: string;
  legalName: string;
  /** Line by line. */
  address: readonly string[];
  email: string;
  phone: string;
  /** When somebody answers, such as 'Monday to Friday, 9am to 5pm'; '' shows none. */
  openingHours: string;
  companyNumber: string;
  vatRegistered: boolean;
  vatNumber: string;
}

export interface DeliverySettings {
  /** The shop does not deliver to zones that are missing here. */
  zones: readonly DeliveryZone[];
}

/** Plain dates in London, both included. */
export interface ClosedDays {
  from: string;
  to: string;
}

export interface DispatchSettings {
  /** Orders placed before this hour in London leave on the same working day. */
  cutOffHour: number;
  /** Besides weekends and bank holidays. */
  closed: readonly ClosedDays[];
}

export interface NoticeSettings {
  /** '' shows no notice. */
  text: string;
  /** The last day on which it is shown; null: until it is changed. */
  until: string | null;
}

export interface EmailSettings {
  /** The changed texts; emails have the standard ones of keys that are missing here. */
  texts: EmailTextsByKey;
}

export interface WorkshopSettings {
  /** How many bins there are for orders of several pieces. */
  bins: number;
  /** Whether somebody looks at designs with the buyer's photograph before they are made. */
  lookAtPhotographs: boolean;
  /** The same for designs that the buyer changed in the editor. */
  lookAtChangedDesigns: boolean;
  /** What pieces come through while they are made. */
  stages: Stages;
}

export interface MachineSettings {
  machines: readonly Machine[];
}

export interface SendingSettings extends ParcelDefaults {
  /** On labels, such as Royal Mail Tracked 48; '' prints none. */
  service: string;
  /** Of parcels that do not go by Royal Mail. */
  carrier: CarrierCode;
  /** Of the file that its program imports. */
  columns: readonly SendingColumn[];
}

export interface ShopSettings {
  company: CompanySettings;
  delivery: DeliverySettings;
  dispatch: DispatchSettings;
  notice: NoticeSettings;
  emails: EmailSettings;
  workshop: WorkshopSettings;
  machines: MachineSettings;
  sending: SendingSettings;
}

export type SettingsGroup = keyof ShopSettings;

export const SETTINGS_GROUPS = [
  'company',
  'delivery',
  'dispatch',
  'notice',
  'emails',
  'workshop',
  'machines',
  'sending',
] as const;

/** What each order is priced by. */
export interface SaleTerms {
  vatRegistered: boolean;
  zones: readonly DeliveryZone[];
}

export const termsOf = ({ company, delivery }: ShopSettings): SaleTerms => ({
  vatRegistered: company.vatRegistered,
  zones: delivery.zones,
});

/** @param today plain date in London. Null: there is nothing to show */
export function noticeOn(today: string, { text, until }: NoticeSettings): string | null {
  const isOver = until !== null && until < today;
  return text === '' || isOver ? null : text;
}
