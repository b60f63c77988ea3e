/** UK postcodes: normalised, validated, and split into area and district. */

// The published pattern of postcodes in the UK, the Crown dependencies and British Forces addresses.
const POSTCODE =
  /^(?:GIR 0AA|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY]) [0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Upper-case letters and digits with one space before the last three characters. */
export function normalisePostcode(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain;
}

/** Takes a normalised postcode. */
export function isPostcode(postcode: string): boolean {
  return POSTCODE.test(postcode);
}

/** IV2 7GF gives area 'IV' and district 2. */
export function splitPostcode(postcode: string): { area: string; district: number } {
  const [, area = '', district = ''] = /^([A-Z]+)(\d*)/.exec(postcode) ?? [];
  return { area, district: Number(district) };
}
