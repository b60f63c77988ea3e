/** UK postcodes: written one way, checked, and split for looking up where they are. */

// The published pattern of the UK's, Crown dependencies' and British Forces' postcodes.
const POSTCODE =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY]) [0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Capitals, nothing but letters and digits, one space before the last three. */
export function normalisePostcode(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain;
}

/** Takes a normalised postcode. */
export function isPostcode(postcode: string): boolean {
  return POSTCODE.test(postcode);
}

/** 'IV' and 2 of IV2 7GF: the area's letters and the district's number. */
export function splitPostcode(postcode: string): { area: string; district: number } {
  const [, area = '', district = ''] = /^([A-Z]+)(\d*)/.exec(postcode) ?? [];
  return { area, district: Number(district) };
}
