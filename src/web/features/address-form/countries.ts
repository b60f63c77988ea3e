/** The countries to choose from, by ISO 3166 code. The browser supplies their names. */

/** By first letter: 'ADE' stands for AD and AE. */
const BY_LETTER =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY ' +
  'MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW ' +
  'SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW';
const CODES = BY_LETTER.split(' ').flatMap(([first, ...rest]) =>
  rest.map((second) => `${first}${second}`),
);

const names = new Intl.DisplayNames('en-GB', { type: 'region' });
/** The country of almost every billing address. */
const FIRST = 'GB';

export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** The United Kingdom first, the others by name. */
export function countryOptions(): { value: string; label: string }[] {
  const options = CODES.map((value) => ({ value, label: countryName(value) }));
  return options.toSorted((one, other) => {
    if (one.value === FIRST) return -1;
    return other.value === FIRST ? 1 : one.label.localeCompare(other.label, 'en-GB');
  });
}
