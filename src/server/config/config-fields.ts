/** The types of setting values, each with its message for a wrong value. */

import { z } from 'zod';
import type { BackupRetention } from '../../domain/retention/backup-retention.ts';
import { DEFAULT_DELIVERY_ZONES, DELIVERY_ZONE_NAMES } from '../../domain/delivery/delivery.ts';
import type { DeliveryZone, DeliveryZoneName } from '../../domain/delivery/delivery.ts';
import { bucketAddress } from './bucket-address.ts';
import type { BucketAddress } from './bucket-address.ts';
import { pence } from '../../domain/money/money.ts';

const ZONE = ` *(${DELIVERY_ZONE_NAMES.join('|')}):\\d+:\\d+ *`;

export function optional<Kind extends z.ZodType>(kind: Kind) {
  return kind.optional();
}

export function text(standard: string) {
  return z.string().trim().default(standard);
}

export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  standard: NoInfer<Choice>,
) {
  return z.enum(choices, `is not one of ${choices.join(', ')}`).default(standard);
}

export function wholeNumber(least: number, most: number, standard: number) {
  const message = `is not a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))
    .prefault(String(standard));
}

export const flag = z
  .enum(['true', 'false'], 'is neither true nor false')
  .transform((value) => value === 'true');

/** Scheme, host and port only. */
export const origin = z
  .string()
  .refine(
    (value) =>
      ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '') &&
      URL.parse(value)?.origin === value.replace(/\/$/, ''),
    {
      message: 'is not an origin such as https://shop.example',
    },
  )
  .transform((value) => new URL(value).origin);

/** Several origins, separated by commas. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin));

export function url(...schemes: string[]) {
  const message = `is not an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return z
    .string()
    .refine((value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''), {
      message,
    });
}

/** The factor for every rate limit; `off` is for load tests only. */
export const limitFactor = z
  .string()
  .regex(/^(off|(?!0+$)\d{1,4})$/, 'is neither off nor a whole number from 1')
  .transform((value) => (value === 'off' ? Infinity : Number(value)))
  .prefault('1');

/** Several lines in one value, separated by |. */
export function lines(standard: string) {
  return z
    .string()
    .transform((value) => value.split('|').map((line) => line.trim()))
    .pipe(z.array(z.string().min(1, 'has an empty line')))
    .prefault(standard);
}

/** The number of daily and weekly backups to keep. */
export const backupRetention = z
  .string()
  .regex(/^[1-9]\d{0,2}, *\d{1,3}$/, 'is not a number of days and of weeks such as 7,4')
  .transform((value): BackupRetention => {
    const [daily = 1, weekly = 0] = value.split(',').map(Number);
    return { daily, weekly };
  })
  .prefault('7,4');

/** Which proxies may give the shopper's address: none, a number of hops, or the proxies' addresses. */
export const proxy = z
  .string()
  .regex(
    /^(true|false|\d+|[\d.:a-f/]+(,[\d.:a-f/]+)*)$/,
    'is not false, true, a number of proxies or a list of addresses',
  )
  .transform((value) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value.split(',');
  })
  .prefault('false');

/** `zone:price in pence:extra days`, separated by commas. The shop does not deliver to zones that are missing. */
export const deliveryZones = z
  .string()
  .regex(
    new RegExp(`^${ZONE}(,${ZONE})*$`),
    `is not a list of zone:pence:days with the zones ${DELIVERY_ZONE_NAMES.join(', ')}`,
  )
  .transform((value) => value.split(',').map(readZone))
  .prefault(
    DEFAULT_DELIVERY_ZONES.map(
      ({ name, pricePence, extraDays }) => `${name}:${pricePence}:${extraDays}`,
    ).join(','),
  );

/** A bucket for generated files and photographs. */
export const bucket = z.string().transform((value, context): BucketAddress => {
  const address = bucketAddress(value);
  if (address) return address;
  context.addIssue('is not an address such as s3://bucket/folder?region=eu-west-2');
  return z.NEVER;
});

export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

const SOCIAL_NETWORKS = ['facebook', 'instagram', 'pinterest'] as const;

/** The shop's social media pages, separated by commas; the URL identifies the network. `none`: none. */
export const socialLinks = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .filter((address) => address.trim() !== 'none')
      .map((address) => ({ network: networkOf(address.trim()), url: address.trim() })),
  )
  .refine((found): found is SocialLink[] => found.every(({ network }) => network), {
    message: `is not a list of https:// addresses at ${SOCIAL_NETWORKS.join(', ')}`,
  })
  .prefault('https://www.facebook.com/,https://www.instagram.com/,https://www.pinterest.co.uk/');

interface Together {
  trial: boolean;
  ownOrigin: string;
  OFFICE_ORIGIN?: string | undefined;
  MEDIA_URL?: BucketAddress | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  DATABASE_URL?: string | undefined;
  SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  PAYPAL_CLIENT_SECRET?: string | undefined;
  PAYPAL_WEBHOOK_ID?: string | undefined;
}

/** Checks that involve several settings. */
export function checkTogether(values: Together): string[] {
  const mistakes: string[] = [];
  const payPal = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const missing = payPal.filter((name) => !values[name]);
  const isTaking = `${values.ownOrigin} takes real orders, so it needs`;
  if (missing.length > 0 && missing.length < payPal.length) {
    mistakes.push(
      ...missing.map(
        (name) => `${name} is missing; PayPal needs all three of ${payPal.join(', ')}.`,
      ),
    );
  } else if (missing.length > 0 && !values.trial) {
    mistakes.push(
      `${payPal.join(', ')} are missing: ${isTaking} a payment account (or TRIAL=true for stand-ins).`,
    );
  }
  if (!values.SMTP_URL && !values.trial) {
    mistakes.push(`SMTP_URL is missing: ${isTaking} a mail server (or TRIAL=true for stand-ins).`);
  }
  const keys = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  const unset = values.MEDIA_URL ? keys.filter((name) => !values[name]) : [];
  mistakes.push(
    ...unset.map((name) => `${name} is missing: MEDIA_URL needs ${keys.join(' and ')}.`),
  );
  if (values.OFFICE_ORIGIN && !isApart(values.OFFICE_ORIGIN, values.ownOrigin)) {
    mistakes.push(
      `OFFICE_ORIGIN (${values.OFFICE_ORIGIN}) needs the scheme of ${values.ownOrigin} and another hostname.`,
    );
  }
  if (values.DATABASE_URL && !values.SECRET) {
    mistakes.push(
      'SECRET is missing: processes that share DATABASE_URL must share 32 or more random characters.',
    );
  }
  return mistakes;
}

/** Cookies and passkeys belong to a hostname, whatever its port. */
function isApart(officeOrigin: string, ownOrigin: string): boolean {
  const [office, own] = [new URL(officeOrigin), new URL(ownOrigin)];
  return office.protocol === own.protocol && office.hostname !== own.hostname;
}

function readZone(part: string): DeliveryZone {
  const [name, price, days] = part.trim().split(':');
  return {
    name: name as DeliveryZoneName,
    pricePence: pence(Number(price)),
    extraDays: Number(days),
  };
}

function networkOf(address: string): SocialNetwork | undefined {
  const found = URL.parse(address);
  return found?.protocol === 'https:'
    ? SOCIAL_NETWORKS.find((network) => found.hostname.split('.').includes(network))
    : undefined;
}

/** An outside service, if the shop has a key for it. */
export const keyed = (baseUrl: string, key: string | undefined) =>
  key === undefined ? null : { baseUrl: baseUrl.replace(/\/+$/, ''), key };
