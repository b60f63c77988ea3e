/** Wire shapes of the shop's settings. */
import * as z from 'zod';
import { CARRIERS } from '../../../domain/delivery/carriers.ts';
import type { CarrierCode } from '../../../domain/delivery/carriers.ts';
import { DELIVERY_ZONE_NAMES } from '../../../domain/delivery/delivery.ts';
import { PACKAGE_SIZES, SENDING_FIELDS } from '../../../domain/sending/sending-columns.ts';
import type { SendingField } from '../../../domain/sending/sending-columns.ts';
import { formatCompanyNumber, formatVatNumber } from '../../../domain/settings/company-numbers.ts';
import { emailTextProblem } from '../../../domain/settings/email-text-rules.ts';
import { EMAIL_TEXTS } from '../../../domain/settings/email-texts.ts';
import { SETTINGS_GROUPS } from '../../../domain/settings/shop-settings.ts';
import { MOST_STAGES } from '../../../domain/workshop/stages.ts';
import { machineProblem } from '../../../domain/workshop/machines.ts';
import { PROCESSES } from '../../../domain/catalogue/processes.ts';
import { reference, singleLine, tidiedText } from '../../shapes/text.ts';
import { pence } from '../../shapes/wire.ts';

const MOST_CHARACTERS = 2000;
const MOST_LINES = 8;
const MOST_PERIODS = 60;
const MOST_COLUMNS = 60;
const LONGEST_PERIOD_DAYS = 92;
const DAY_MS = 86_400_000;
const filled = (most: number) => singleLine(most).min(1, 'Please fill this in.');

const company = z.strictObject({
  name: filled(60).describe('The shop’s, on pages, emails and invoices'),
  legalName: filled(120),
  address: z.array(filled(80)).min(1).max(MOST_LINES).describe('Line by line'),
  email: z.email('This is not an email address.').max(254),
  phone: filled(40),
  openingHours: singleLine(120).describe('When somebody answers; empty shows none'),
  companyNumber: singleLine(20)
    .overwrite(formatCompanyNumber)
    .describe('Empty: none. A new one has the form of Companies House'),
  vatRegistered: z.boolean().describe('If false, new orders and their invoices have no VAT'),
  vatNumber: singleLine(20)
    .overwrite(formatVatNumber)
    .describe('A new one has the form and the check digits of HMRC'),
});

const delivery = z.strictObject({
  zones: z
    .array(
      z.strictObject({
        name: z.enum(DELIVERY_ZONE_NAMES),
        price: pence.min(0).max(100_000, 'A price is at most £1,000.'),
        extraDays: z.int().min(0).max(30).describe('Working days added to the courier’s 1 to 3'),
      }),
    )
    .min(1, 'Please deliver to one zone at least.')
    .max(DELIVERY_ZONE_NAMES.length)
    .refine(
      (zones) => new Set(zones.map(({ name }) => name)).size === zones.length,
      'A zone is there twice.',
    )
    .describe('The shop does not deliver to zones that are missing'),
});

const day = z.iso.date();
const daysOf = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const dispatch = z.strictObject({
  cutOffHour: z
    .int()
    .min(1)
    .max(23)
    .describe('Orders placed before this hour in London leave on the same working day'),
  closed: z
    .array(
      z
        .strictObject({ from: day, to: day })
        .refine((period) => daysOf(period) >= 1, {
          path: ['to'],
          message: 'The last day is before the first.',
        })
        .refine((period) => daysOf(period) <= LONGEST_PERIOD_DAYS, {
          path: ['to'],
          message: `A period has at most ${LONGEST_PERIOD_DAYS} days.`,
        }),
    )
    .max(MOST_PERIODS)
    .describe('Closed besides weekends and bank holidays; both days included'),
});

const notice = z.strictObject({
  text: singleLine(200).describe('Empty: no notice'),
  until: day.nullable().describe('The last day in London; null: until it is changed'),
});

const emails = z.strictObject({
  texts: z
    .record(z.string().max(100), tidiedText(MOST_CHARACTERS))
    .check(({ value, issues }) => {
      for (const [key, text] of Object.entries(value)) {
        const known = EMAIL_TEXTS.get(key);
        const message = known ? emailTextProblem(known, text) : 'No email has this text.';
        if (message) issues.push({ code: 'custom', input: text, path: [key], message });
      }
    })
    .describe('The texts that differ from the standard ones, by key'),
});

const stagesOfProcess = z
  .array(filled(30))
  .min(1)
  .max(MOST_STAGES, `A process can have at most ${MOST_STAGES} stages.`)
  .refine(
    (names) => new Set(names.map((name) => name.toLowerCase())).size === names.length,
    'Each stage needs a name of its own.',
  );

const workshop = z.strictObject({
  bins: z.int().min(0).max(500).describe('Bins for orders of several pieces'),
  lookAtPhotographs: z
    .boolean()
    .describe(
      'Whether designs with the buyer’s photograph are to be approved before they are made',
    ),
  lookAtChangedDesigns: z
    .boolean()
    .describe('Whether designs that the buyer changed in the editor are to be approved first'),
  stages: z
    .partialRecord(z.enum(PROCESSES), stagesOfProcess)
    .describe('What pieces come through between their start and being made, in order, by process'),
});

const MOST_MACHINES = 40;
const machine = z.strictObject({
  name: filled(60),
  process: z.enum(PROCESSES),
  blanks: z
    .array(reference(100))
    .max(500)
    .describe('Slugs; empty: all of the process that no other machine makes'),
  piecesADay: z.int().min(1, 'At least 1 piece.').max(100_000, 'At most 100,000 pieces.'),
  people: z.array(z.uuid()).max(50).describe('Members who work there'),
});

const machines = z.strictObject({
  machines: z
    .array(machine)
    .max(MOST_MACHINES, `There can be at most ${MOST_MACHINES} machines.`)
    .check(({ value, issues }) => {
      for (const at of value.keys()) {
        const problem = machineProblem(value, at);
        if (problem)
          issues.push({
            code: 'custom',
            input: value,
            path: [at, problem.field],
            message: problem.message,
          });
      }
    }),
});

const carriers = Object.keys(CARRIERS) as [CarrierCode, ...CarrierCode[]];
const fields = Object.keys(SENDING_FIELDS) as [SendingField, ...SendingField[]];

const sending = z.strictObject({
  service: singleLine(60).describe('On labels; empty: none'),
  serviceCode: singleLine(40).describe('Of the account at the carrier; empty: chosen there'),
  packageSize: z.enum(['', ...PACKAGE_SIZES]),
  weightGrams: z.int().min(0).max(30_000).describe('Of a packed parcel; 0: left out'),
  carrier: z.enum(carriers).describe('Of parcels that do not go by Royal Mail'),
  columns: z
    .array(
      z.strictObject({
        heading: filled(60),
        field: z.enum(fields),
        text: singleLine(100).describe('Of a fixed text; otherwise empty'),
      }),
    )
    .min(1, 'Please keep one column at least.')
    .max(MOST_COLUMNS)
    .describe('Of the file for that carrier, in order'),
});

const groups = { company, delivery, dispatch, notice, emails, workshop, machines, sending };

const change = {
  version: z.int().min(0).describe('As it was read; another one means that it has changed since'),
  reason: singleLine(200).optional().describe('For the journal'),
};

const answer = z.strictObject({
  ...groups,
  versions: z.record(z.enum(SETTINGS_GROUPS), z.int()),
  standardTexts: z
    .record(z.string(), z.string())
    .describe('Of every text that can be changed, with its {{placeholders}}'),
  holidays: z.array(day).describe('Bank holidays of England and Wales, which are closed'),
});

export const settings = { answer };

export const settingsCompany = {
  body: company
    .extend(change)
    .refine(({ vatRegistered, vatNumber }) => !vatRegistered || vatNumber !== '', {
      path: ['vatNumber'],
      message: 'Please fill in the VAT number.',
    }),
  answer,
};
export const settingsDelivery = { body: delivery.extend(change), answer };
export const settingsDispatch = { body: dispatch.extend(change), answer };
export const settingsEmails = { body: emails.extend(change), answer };
export const settingsNotice = { body: notice.extend(change), answer };
export const settingsWorkshop = { body: workshop.extend(change), answer };
export const settingsMachines = { body: machines.extend(change), answer };

export const machineChoices = {
  answer: z.strictObject({
    blanks: z
      .array(z.strictObject({ process: z.enum(PROCESSES), slug: z.string(), name: z.string() }))
      .describe('Every blank with each process by which it is worked'),
    people: z
      .array(z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() }))
      .describe('Members who may make pieces'),
  }),
};
export const settingsSending = { body: sending.extend(change), answer };
