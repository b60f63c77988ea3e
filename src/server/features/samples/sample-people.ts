/** Believable buyers and texts for sample orders. Their email addresses are of a reserved domain. */
import type { Address } from '../../../domain/delivery/address.ts';
import { FLAT_DELIVERY_RATE } from '../../../domain/delivery/delivery.ts';
import type { Random } from '../../../domain/seeded-random.ts';

const FIRST_NAMES =
  'Siân Rhys Niamh Callum Aoife Fergus Priya Arjun Amara Kwame Zoë Oliver Grace Mohammed Fatima Hannah Ewan Isla Megan Tomos Chloe Jamal Yasmin Leila Daniel Rachel Łukasz Agnieszka Mei Hugo Beatrice Winston Abena Dylan Ffion Kirsty'.split(
    ' ',
  );
const LAST_NAMES =
  "Price O'Connor Campbell Okafor Patel Hughes MacLeod Begum Khan Taylor Smith-Jones Nowak Evans Williams Mensah Singh Robertson Murphy Clarke Ahmed Thomas Wong Baker Fraser Llewellyn Adeyemi Kaur Doyle Hall Wright".split(
    ' ',
  );
const STREETS =
  'High Street|Mill Lane|Church Road|Station Road|Victoria Terrace|Heol y Bryn|Castle Street|Meadow Close|The Green|Albert Road|Quay Street|Orchard Way'.split(
    '|',
  );
/** Town, county and the outward part of its postcode. */
const TOWNS = [
  ['Ludlow', 'Shropshire', 'SY8'],
  ['Aberystwyth', 'Ceredigion', 'SY23'],
  ['Leeds', 'West Yorkshire', 'LS6'],
  ['Bristol', '', 'BS5'],
  ['Glasgow', '', 'G12'],
  ['Inverness', '', 'IV2'],
  ['Belfast', '', 'BT9'],
  ['Truro', 'Cornwall', 'TR1'],
  ['Norwich', 'Norfolk', 'NR2'],
  ['London', '', 'SE15'],
  ['Cardiff', '', 'CF10'],
  ['Hebden Bridge', 'West Yorkshire', 'HX7'],
  ['Manchester', '', 'M14'],
  ['Whitby', 'North Yorkshire', 'YO21'],
  ['Edinburgh', '', 'EH6'],
  ['Birmingham', '', 'B13'],
] as const;
const POSTCODE_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';
const GIFT_NOTES = [
  'Happy birthday, with love from all of us',
  'Penblwydd hapus!',
  'For your new kitchen. Do not drop it',
  'Congratulations, Dr Okafor',
];

/** Names in the scripts that customers of a British shop write. Not every font has them all. */
export const ENGRAVED =
  'Siân|Zoë|Aoife|Łukasz|Élodie|Nana & Grandad|The Hendersons|Ffion & Rhys|Priya|Olena & Taras|Олена|Δήμητρα|Ελένη|Дмитро|Nuala|Mateusz|Beyoncé the cat|Tŷ Gwyn|Màiri|Søren|Çağla|Þóra|Žofia|Nguyễn'.split(
    '|',
  );

export interface SampleBuyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** The gift note. */
  comment: string;
  address: Address;
}

export function sampleBuyer(random: Random): SampleBuyer {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const [town, county, outward] = random.pick(TOWNS);
  const letter = () => random.pick([...POSTCODE_LETTERS]);
  const plain = `${firstName}.${lastName}`
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return {
    firstName,
    lastName,
    email: `${plain}@example.org`,
    // Of the numbers that Ofcom reserves for fiction.
    phone: `07700 900${String(random.below(1000)).padStart(3, '0')}`,
    comment: random.below(6) === 0 ? random.pick(GIFT_NOTES) : '',
    address: {
      FirstName: firstName,
      LastName: lastName,
      Company: '',
      AddressLine1: `${1 + random.below(180)} ${random.pick(STREETS)}`,
      AddressLine2: random.below(8) === 0 ? `Flat ${1 + random.below(12)}` : '',
      AddressLine3: '',
      CityTown: town,
      County: county,
      PostCode: `${outward} ${1 + random.below(9)}${letter()}${letter()}`,
      Country: 'GB',
      Method: FLAT_DELIVERY_RATE,
    },
  };
}
