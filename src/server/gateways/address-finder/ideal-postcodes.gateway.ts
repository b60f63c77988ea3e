/**
 * Looks up addresses with Ideal Postcodes, which has Royal Mail's list
 * (https://docs.ideal-postcodes.co.uk/docs/api/postcodes).
 */
import { z } from 'zod';
import { ADDRESS_LINE_LENGTH } from '../../../domain/delivery/address.ts';
import { isOneLine } from '../../../domain/text/plain-text.ts';
import { SECOND } from '../../../domain/time/durations.ts';
import { parseJson, sendRequest } from '../send-request.ts';
import type { AddressFinder, FoundAddress, LookUp, LookUpFailure } from './address-finder.ts';

export interface IdealPostcodesSettings {
  /** Without a trailing slash, such as https://api.ideal-postcodes.co.uk/v1. */
  baseUrl: string;
  /** Reaches nothing but the header of the calls. */
  key: string;
  /** The shopper waits. */
  timeoutMs?: number;
}

/** A postcode has up to a hundred addresses of about a kilobyte. */
const MOST_BYTES = 512 * 1024;

const part = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .pipe(z.string().max(ADDRESS_LINE_LENGTH).refine(isOneLine));

const answer = z.object({
  code: z.literal(2000),
  result: z
    .array(
      z.object({
        organisation_name: part,
        line_1: part,
        line_2: part,
        line_3: part,
        post_town: part,
        postcode: part,
      }),
    )
    .max(1000),
});

type WireAddress = z.infer<typeof answer>['result'][number];

export function idealPostcodesGateway(settings: IdealPostcodesSettings): AddressFinder {
  return {
    async lookUp(postcode): Promise<LookUp> {
      const response = await send(settings, postcode);
      if (response === null) return failed('unavailable');
      const { status, body } = response;
      if (status === 404) return { outcome: 'none' };
      if (status === 401 || status === 403) return failed('keyRefused');
      if (status === 402) return failed('usedUp');
      // It answers 503 to more than thirty calls a second.
      if (status === 429 || status === 503) return failed('busy');
      const parsed = answer.safeParse(body);
      if (status !== 200 || !parsed.success) return failed('unavailable');
      const addresses = parsed.data.result.flatMap(readAddress);
      return addresses.length > 0 ? { outcome: 'found', addresses } : { outcome: 'none' };
    },
  };
}

const failed = (reason: LookUpFailure): LookUp => ({ outcome: 'failed', reason });

/** Null without a whole response. */
async function send(
  { baseUrl, key, timeoutMs = 4 * SECOND }: IdealPostcodesSettings,
  postcode: string,
): Promise<{ status: number; body: unknown } | null> {
  try {
    const { status, text } = await sendRequest(
      `${baseUrl}/postcodes/${postcode.replace(' ', '')}`,
      {
        headers: { accept: 'application/json', authorization: `api_key="${key}"` },
        timeoutMs,
        mostBytes: MOST_BYTES,
      },
    );
    return { status, body: parseJson(text) };
  } catch {
    // The error may quote the request.
    return null;
  }
}

/** The lines begin with the organisation, which has a field of its own here. */
function readAddress(address: WireAddress): FoundAddress[] {
  const { organisation_name, line_1, line_2, line_3, post_town, postcode } = address;
  const lines = [line_1, line_2, line_3].filter((line) => line !== '');
  const isCompany = organisation_name !== '' && lines.length > 1 && lines[0] === organisation_name;
  const [AddressLine1 = '', AddressLine2 = '', AddressLine3 = ''] = isCompany
    ? lines.slice(1)
    : lines;
  if (AddressLine1 === '' || post_town === '') return [];
  return [
    {
      Company: isCompany ? organisation_name : '',
      AddressLine1,
      AddressLine2,
      AddressLine3,
      CityTown: inTitleCase(post_town),
      // Mail does not need it, and theirs are of three kinds.
      County: '',
      PostCode: postcode,
    },
  ];
}

/** Royal Mail writes towns in capitals: 'STOKE-ON-TRENT' becomes 'Stoke-on-Trent'. */
function inTitleCase(town: string): string {
  return town
    .toLowerCase()
    .replaceAll(/[\p{L}'’]+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const SMALL_WORDS = new Set('and by en in le next of on the under upon cum de la y yr'.split(' '));
