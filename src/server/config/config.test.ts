import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts';

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment, '/shop');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
}

test('an empty environment is a complete local shop', () => {
  const config = readConfig({}, '/shop');
  expect(config).toMatchObject({
    role: 'all',
    origin: 'http://localhost:3000',
    dataFolder: '/shop/data',
    databaseUrl: null,
    payPal: null,
    clickAndDrop: null,
    trial: true,
    trustProxy: false,
    rateLimits: 1,
  });
  expect(config.deliveryZones).toContainEqual({ name: 'uk', pricePence: 499, extraDays: 0 });
  expect(config.shop.address).toHaveLength(4);
});

test('the key of Click & Drop has its address, and no message quotes it', () => {
  const CLICK_AND_DROP_KEY = 'a-key-nobody-may-read';
  expect(readConfig({ CLICK_AND_DROP_KEY }, '/shop').clickAndDrop).toEqual({
    baseUrl: 'https://api.parcel.royalmail.com/api/v1',
    key: CLICK_AND_DROP_KEY,
  });
  const CLICK_AND_DROP_BASE_URL = 'http://127.0.0.1:9/v1/';
  const given = { CLICK_AND_DROP_KEY, CLICK_AND_DROP_BASE_URL };
  expect(readConfig(given, '/shop').clickAndDrop?.baseUrl).toBe('http://127.0.0.1:9/v1');
  const mistakes = mistakesOf({ ...given, CLICK_AND_DROP_BASE_URL: 'ftp://x', CLICK_KEY: 'x' });
  expect(mistakes).toHaveLength(2);
  expect(mistakes.join()).not.toContain(CLICK_AND_DROP_KEY);
});

test('a bucket has its address, region and folder, and needs both of its keys', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const bucketOf = (MEDIA_URL: string) => readConfig({ MEDIA_URL, ...keys }, '/shop').bucket;
  expect(bucketOf('s3://gifts?region=eu-west-2')).toEqual({
    url: 'https://s3.eu-west-2.amazonaws.com/gifts',
    prefix: '',
    region: 'eu-west-2',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(bucketOf('s3://gifts/keepsake/live/?endpoint=http://127.0.0.1:9000/')).toMatchObject({
    url: 'http://127.0.0.1:9000/gifts',
    prefix: 'keepsake/live/',
    region: 'us-east-1',
  });
  for (const wrong of ['gifts', 'https://gifts', 's3://', 's3://gifts?zone=1', 's3://gifts/a&b'])
    expect(mistakesOf({ MEDIA_URL: wrong, ...keys })).toEqual([
      'MEDIA_URL is not an address such as s3://bucket/folder?region=eu-west-2.',
    ]);
  expect(mistakesOf({ MEDIA_URL: 's3://gifts', AWS_ACCESS_KEY_ID: 'id' })).toEqual([
    'AWS_SECRET_ACCESS_KEY is missing: MEDIA_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ]);
});

test('shared caches are origins, separated by commas', () => {
  const SHARED_CACHES = 'http://127.0.0.1:6081, http://10.0.0.7:6081';
  expect(readConfig({ SHARED_CACHES }, '/shop').sharedCaches).toEqual([
    'http://127.0.0.1:6081',
    'http://10.0.0.7:6081',
  ]);
  expect(mistakesOf({ SHARED_CACHES: 'varnish' })).toHaveLength(1);
});

test('the origin follows the port, and empty values count as not set', () => {
  expect(readConfig({ PORT: '4100', ORIGIN: ' ' }, '/shop').origin).toBe('http://localhost:4100');
});

test('the office is at the shop’s address, or at one with a hostname of its own', () => {
  expect(readConfig({ PORT: '4100' }, '/shop').officeOrigin).toBe('http://localhost:4100');
  const OFFICE_ORIGIN = 'http://office.localhost:3000';
  expect(readConfig({ OFFICE_ORIGIN }, '/shop').officeOrigin).toBe(OFFICE_ORIGIN);
  for (const wrong of ['http://localhost:3001', 'https://office.example'])
    expect(mistakesOf({ OFFICE_ORIGIN: wrong })).toEqual([
      `OFFICE_ORIGIN (${wrong}) needs the scheme of http://localhost:3000 and another hostname.`,
    ]);
});

test('each error has its own line, all of them at once', () => {
  expect(
    mistakesOf({
      PORT: 'abc',
      ROLE: 'boss',
      ORIGIN: 'https://shop.example/path',
      DATABASE_URL: 'mysql://hidden@host/x',
      DELIVERY_ZONES: 'moon:1:1',
      SHOP_NAEM: 'Typo',
    }),
  ).toEqual([
    'SHOP_NAEM is not a setting of this shop.',
    'ROLE (boss) is not one of all, web, worker.',
    'PORT (abc) is not a whole number from 1 to 65535.',
    'ORIGIN (https://shop.example/path) is not an origin such as https://shop.example.',
    'DATABASE_URL is not an address that begins with postgres:// or postgresql://.',
    'DELIVERY_ZONES (moon:1:1) is not a list of zone:pence:days with the zones uk, highlands, northernIreland, isleOfMan, bfpo, channelIslands.',
  ]);
});

test('rate limits are multiplied, or turned off by name and never by mistake', () => {
  expect(readConfig({ RATE_LIMITS: '5' }, '/shop').rateLimits).toBe(5);
  expect(readConfig({ RATE_LIMITS: 'off' }, '/shop').rateLimits).toBe(Infinity);
  expect(mistakesOf({ RATE_LIMITS: '0' })).toEqual([
    'RATE_LIMITS (0) is neither off nor a whole number from 1.',
  ]);
});

test('the VAT rate is a whole percent, and refused otherwise', () => {
  expect(readConfig({}, '/shop').shop.vatRatePercent).toBe(20);
  expect(readConfig({ VAT_RATE: '5' }, '/shop').shop.vatRatePercent).toBe(5);
  expect(readConfig({ VAT_RATE: '0' }, '/shop').shop.vatRatePercent).toBe(0);
  for (const wrong of ['0.2', '17.5', '20%', '-5', '101', 'twenty'])
    expect(mistakesOf({ VAT_RATE: wrong })).toEqual([
      `VAT_RATE (${wrong}) is not a whole number from 0 to 100.`,
    ]);
});

test('a public shop refuses to give goods away through stand-ins', () => {
  const publicShop = { ORIGIN: 'https://shop.example' };
  expect(mistakesOf(publicShop).join(' ')).toMatch(
    /PAYPAL_CLIENT_ID.*are missing.*SMTP_URL is missing/,
  );
  expect(mistakesOf({ ...publicShop, TRIAL: 'true' })).toEqual([]);
});

test('an incomplete payment account and an unshared secret are reported', () => {
  const mistakes = mistakesOf({ PAYPAL_CLIENT_ID: 'x', DATABASE_URL: 'postgres://db/shop' });
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'SECRET',
  ]);
});

test('the README names every setting', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the shop links to the social pages that are set, and to none at “none”', () => {
  expect(readConfig({}, '/shop').shop.social).toHaveLength(3);
  expect(readConfig({ SHOP_SOCIAL: 'none' }, '/shop').shop.social).toEqual([]);
  const url = 'https://www.instagram.com/keepsake';
  expect(readConfig({ SHOP_SOCIAL: ` ${url} ` }, '/shop').shop.social).toEqual([
    { network: 'instagram', url },
  ]);
});
