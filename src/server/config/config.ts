/** Every setting of the shop, read from the environment once and checked as a whole. */

import path from 'node:path';
import { z } from 'zod';
import {
  backupRetention,
  checkTogether,
  deliveryZones,
  flag,
  keyed,
  limitFactor,
  lines,
  oneOf,
  optional,
  origin,
  origins,
  bucket,
  proxy,
  socialLinks,
  text,
  url,
  wholeNumber,
} from './config-fields.ts';
import type { BucketAddress } from './bucket-address.ts';
import { ConfigError, mistakeIn } from './config-error.ts';
import type { Config } from './config-shape.ts';

export { ConfigError } from './config-error.ts';
export type { Config } from './config-shape.ts';

const fields = {
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  HOST: text('localhost'),
  PORT: wholeNumber(1, 65_535, 3000),
  ORIGIN: optional(origin),
  OFFICE_ORIGIN: optional(origin),
  TRUST_PROXY: proxy,
  SHARED_CACHES: optional(origins),
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  RATE_LIMITS: limitFactor,
  TRIAL: optional(flag),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
  DATA_DIR: text('data'),
  DATABASE_URL: optional(url('postgres', 'postgresql')),
  DATABASE_POOL: wholeNumber(2, 500, 10),
  SECRET: optional(z.string().min(32, 'needs 32 characters or more')),
  BACKUP_TO: optional(z.string()),
  BACKUP_AT: wholeNumber(0, 23, 2),
  BACKUP_KEEP: backupRetention,
  METRICS_TOKEN: optional(z.string().min(16, 'needs 16 characters or more')),
  MEDIA_URL: optional(bucket),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  MEDIA_ORIGIN: optional(origin),
  AVATAR_ORIGIN: optional(origin),
  STATUS_URL: optional(url('https', 'http')),
  PAYPAL_BASE_URL: url('https', 'http').default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: optional(z.string()),
  PAYPAL_CLIENT_SECRET: optional(z.string()),
  PAYPAL_WEBHOOK_ID: optional(z.string()),
  CLICK_AND_DROP_BASE_URL: url('https', 'http').default('https://api.parcel.royalmail.com/api/v1'),
  CLICK_AND_DROP_KEY: optional(z.string()),
  IDEAL_POSTCODES_BASE_URL: url('https', 'http').default('https://api.ideal-postcodes.co.uk/v1'),
  IDEAL_POSTCODES_KEY: optional(z.string().regex(/^[\w-]+$/, 'needs letters and digits')),
  SMTP_URL: optional(url('smtp', 'smtps')),
  MAIL_FROM: optional(z.string().regex(/@/, 'needs an email address')),
  BANK_HOLIDAYS_URL: url('https', 'http').default('https://www.gov.uk/bank-holidays.json'),
  DELIVERY_ZONES: deliveryZones,
  UPLOAD_DAYS_AFTER_DISPATCH: wholeNumber(0, 3650, 60),
  MACHINE_FILE_DAYS_AFTER_DISPATCH: wholeNumber(1, 3650, 90),
  UNPAID_ORDER_DAYS: wholeNumber(1, 3650, 7),
  SHOP_NAME: text('Keepsake'),
  SHOP_LEGAL_NAME: text('Keepsake Demonstration Ltd'),
  SHOP_ADDRESS: lines('Unit 4, The Old Print Works|12 Example Street|Ludlow|SY8 1ZZ'),
  SHOP_EMAIL: z.email('is not an email address').default('hello@keepsake.example'),
  SHOP_PHONE: text('01632 960 123'),
  SHOP_SOCIAL: socialLinks,
  SHOP_COMPANY_NUMBER: text('00000000'),
  SHOP_VAT_REGISTERED: flag.default(true),
  SHOP_VAT_NUMBER: text('GB 000 0000 00'),
  VAT_RATE: wholeNumber(0, 100, 20),
};

const settings = z.object(fields);

const OWN_PREFIX = /^(SHOP_|BACKUP_|PAYPAL_|CLICK_|IDEAL_|DATABASE_|DELIVERY_|UPLOAD_|MACHINE_)/;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const SETTING_NAMES = Object.keys(fields);

/** @param root the base of a relative DATA_DIR */
export function readConfig(environment: NodeJS.ProcessEnv, root: string): Config {
  // An empty value in an environment file means "not set".
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const result = settings.safeParse(given);
  const mistakes = Object.keys(given)
    .filter((name) => OWN_PREFIX.test(name) && !(name in fields))
    .map((name) => `${name} is not a setting of this shop.`);
  if (!result.success) {
    const wrong = result.error.issues.map(({ path: [name], message }) =>
      mistakeIn(String(name), message, given),
    );
    throw new ConfigError([...mistakes, ...wrong]);
  }
  const values = result.data;
  const ownOrigin = values.ORIGIN ?? `http://localhost:${values.PORT}`;
  const trial = values.TRIAL ?? LOCAL_HOSTS.has(new URL(ownOrigin).hostname);
  mistakes.push(...checkTogether({ ...values, ownOrigin, trial }));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return {
    role: values.ROLE,
    host: values.HOST,
    port: values.PORT,
    origin: ownOrigin,
    officeOrigin: values.OFFICE_ORIGIN ?? ownOrigin,
    trustProxy: values.TRUST_PROXY,
    sharedCaches: values.SHARED_CACHES ?? [],
    drainSeconds: values.DRAIN_SECONDS,
    rateLimits: values.RATE_LIMITS,
    trial,
    logLevel: values.LOG_LEVEL,
    dataFolder: path.resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    secret: values.SECRET ?? null,
    backups: values.BACKUP_TO
      ? {
          folder: path.resolve(root, values.BACKUP_TO),
          hour: values.BACKUP_AT,
          keep: values.BACKUP_KEEP,
        }
      : null,
    metricsToken: values.METRICS_TOKEN ?? null,
    bucket: bucketOf(values.MEDIA_URL, values.AWS_ACCESS_KEY_ID, values.AWS_SECRET_ACCESS_KEY),
    mediaOrigin: values.MEDIA_ORIGIN ?? '',
    avatarOrigin: values.AVATAR_ORIGIN ?? '',
    statusUrl: values.STATUS_URL ?? null,
    payPal: payPalOf(values),
    clickAndDrop: keyed(values.CLICK_AND_DROP_BASE_URL, values.CLICK_AND_DROP_KEY),
    idealPostcodes: keyed(values.IDEAL_POSTCODES_BASE_URL, values.IDEAL_POSTCODES_KEY),
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `${values.SHOP_NAME} <${values.SHOP_EMAIL}>`,
    },
    bankHolidaysUrl: values.BANK_HOLIDAYS_URL,
    deliveryZones: values.DELIVERY_ZONES,
    uploadDaysAfterDispatch: values.UPLOAD_DAYS_AFTER_DISPATCH,
    machineFileDaysAfterDispatch: values.MACHINE_FILE_DAYS_AFTER_DISPATCH,
    unpaidOrderDays: values.UNPAID_ORDER_DAYS,
    shop: {
      name: values.SHOP_NAME,
      legalName: values.SHOP_LEGAL_NAME,
      address: values.SHOP_ADDRESS,
      email: values.SHOP_EMAIL,
      phone: values.SHOP_PHONE,
      social: values.SHOP_SOCIAL,
      companyNumber: values.SHOP_COMPANY_NUMBER,
      vatRegistered: values.SHOP_VAT_REGISTERED,
      vatNumber: values.SHOP_VAT_NUMBER,
      vatRatePercent: values.VAT_RATE,
    },
  };
}

const payPalOf = ({
  PAYPAL_BASE_URL: baseUrl,
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_WEBHOOK_ID: webhookId,
}: z.infer<typeof settings>): Config['payPal'] =>
  clientId && clientSecret && webhookId ? { baseUrl, clientId, clientSecret, webhookId } : null;

const bucketOf = (
  address: BucketAddress | undefined,
  accessKeyId: string | undefined,
  secretAccessKey: string | undefined,
): Config['bucket'] =>
  address && accessKeyId && secretAccessKey ? { ...address, accessKeyId, secretAccessKey } : null;
