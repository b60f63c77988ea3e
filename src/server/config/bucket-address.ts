/** Reads `MEDIA_URL`, such as `s3://bucket/folder?region=eu-west-2` or with the endpoint of another provider. */

export interface BucketAddress {
  /** Of the bucket, without a trailing slash. */
  url: string;
  /** Before every key; empty, or with a trailing slash. */
  prefix: string;
  region: string;
}

export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Bucket extends BucketAddress, BucketKeys {}

const USUAL_REGION = 'us-east-1';
const PARAMETERS = new Set(['region', 'endpoint']);

/** Null if it is no such address. */
export function bucketAddress(text: string): BucketAddress | null {
  const { protocol, hostname, pathname, searchParams } = URL.parse(text) ?? {};
  if (protocol !== 's3:' || !hostname || !searchParams) return null;
  if ([...searchParams.keys()].some((name) => !PARAMETERS.has(name))) return null;
  const region = searchParams.get('region') ?? USUAL_REGION;
  const endpoint = URL.parse(searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`);
  if (!endpoint || !['http:', 'https:'].includes(endpoint.protocol)) return null;
  const folder = (pathname ?? '').replaceAll(/^\/+|\/+$/g, '');
  // Other characters are written differently in listings.
  if (!/^[\w./-]*$/.test(folder)) return null;
  return {
    url: `${endpoint.href.replace(/\/+$/, '')}/${hostname}`,
    prefix: folder && `${folder}/`,
    region,
  };
}
