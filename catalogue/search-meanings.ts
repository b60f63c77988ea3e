/**
 * Synonyms for search: what shoppers call things, people and occasions under other names than the
 * shop's. Words are in their searched form.
 */

export interface Meaning {
  /** Typed words or phrases: lower case, without accents and apostrophes ('mother day' for "mother's day"). */
  says: readonly string[];
  /** Words that products may contain instead. */
  words?: readonly string[];
  /** Slugs of categories whose products fit. */
  categories: readonly string[];
  /** An occasion rather than a kind of product: if nothing fits both, the kind counts more. */
  occasion?: true;
}

const CHILDREN = [
  'childrens-mugs',
  'childrens-t-shirts',
  'childrens-placemats',
  'childrens-plaques',
  'childrens-tumblers',
  'childrens-clocks',
  'school-bottles',
  'young-players',
];

const occasions: readonly Meaning[] = [
  {
    says: ['birthday', 'birthdays', 'bday'],
    categories: [
      'celebration-glasses',
      'childrens-mugs',
      'for-mum-and-nan',
      'for-dad-and-grandad',
      'childrens-t-shirts',
      'whisky-glasses',
      'young-players',
      'floral-mugs',
    ],
  },
  {
    says: ['valentine', 'valentines', 'valentine day', 'valentines day'],
    words: ['love', 'hearts'],
    categories: ['anniversaries', 'engagements'],
  },
  { says: ['mother day', 'mothers day', 'mothering sunday'], categories: ['for-mum-and-nan'] },
  { says: ['father day', 'fathers day'], categories: ['for-dad-and-grandad'] },
  { says: ['christmas', 'xmas', 'secret santa', 'christmas day'], categories: ['christmas'] },
  {
    says: ['retirement', 'retire', 'retiring', 'retired', 'leaving', 'new job'],
    categories: ['desk-gifts', 'whisky-glasses', 'gardeners', 'hills', 'coast'],
  },
  {
    says: ['graduation', 'graduate', 'graduating', 'degree', 'university', 'exam', 'exams'],
    categories: ['celebration-glasses', 'desk-bottles', 'desk-gifts'],
  },
  {
    says: [
      'baptism',
      'baptisms',
      'christening',
      'christenings',
      'naming day',
      'godson',
      'goddaughter',
      'godchild',
      'godparent',
      'godparents',
    ],
    categories: ['christening-and-naming', 'nursery-walls'],
  },
  {
    says: ['wedding', 'weddings', 'bride', 'groom', 'bridesmaid', 'best man', 'usher'],
    categories: ['weddings'],
  },
  { says: ['anniversary', 'anniversaries'], categories: ['anniversaries'] },
  { says: ['engagement', 'engagements', 'engaged'], categories: ['engagements'] },
  {
    says: ['baby', 'babies', 'newborn', 'new born', 'new baby', 'baby shower', 'new arrival'],
    categories: ['new-baby'],
  },
  {
    says: ['new home', 'housewarming', 'house warming', 'moving house', 'first home'],
    categories: ['new-home', 'house-signs'],
  },
  {
    says: ['thank you', 'thanks'],
    words: ['thank'],
    categories: ['end-of-term', 'staffroom', 'little-gifts'],
  },
].map((meaning) => ({ ...meaning, occasion: true }));

const people: readonly Meaning[] = [
  {
    says: [
      'mum',
      'mums',
      'mummy',
      'mother',
      'mothers',
      'mam',
      'mom',
      'nan',
      'nana',
      'nanna',
      'nain',
      'gran',
      'granny',
      'grandma',
      'grandmother',
    ],
    categories: ['for-mum-and-nan'],
  },
  {
    says: [
      'dad',
      'dads',
      'daddy',
      'father',
      'fathers',
      'papa',
      'grandad',
      'granddad',
      'grandpa',
      'grandfather',
      'taid',
    ],
    categories: ['for-dad-and-grandad'],
  },
  {
    says: ['wife', 'husband', 'girlfriend', 'boyfriend', 'partner', 'couple', 'couples'],
    words: ['hearts'],
    categories: ['anniversaries', 'engagements'],
  },
  { says: ['her', 'women', 'woman', 'ladies'], categories: ['for-mum-and-nan', 'floral-mugs'] },
  { says: ['him', 'men', 'man', 'mens'], categories: ['for-dad-and-grandad', 'whisky-glasses'] },
  {
    says: [
      'child',
      'children',
      'childrens',
      'kid',
      'kids',
      'boy',
      'boys',
      'girl',
      'girls',
      'son',
      'daughter',
      'grandson',
      'granddaughter',
      'toddler',
    ],
    categories: CHILDREN,
  },
  {
    says: ['sister', 'sisters', 'brother', 'brothers', 'sibling', 'siblings'],
    categories: ['big-brothers-and-sisters'],
  },
  {
    says: ['teacher', 'teachers', 'teaching assistant', 'headteacher'],
    categories: ['teachers'],
  },
  {
    says: ['friend', 'friends', 'bestie'],
    words: ['friend'],
    categories: ['baking-and-tea', 'little-gifts'],
  },
  {
    says: ['colleague', 'colleagues', 'boss', 'office', 'coworker', 'work'],
    categories: ['desk-gifts', 'desk-bottles', 'door-and-desk-plaques'],
  },
  { says: ['cat', 'cats', 'puppy', 'kitten', 'pet', 'pets'], words: ['paw'], categories: ['pets'] },
].map((meaning) => ({ ...meaning, occasion: true }));

const things: readonly Meaning[] = [
  {
    says: ['photo', 'photos', 'photograph', 'photographs', 'picture', 'pictures', 'photo gift'],
    // Each of these takes a photograph in the editor; canvases come first.
    categories: ['canvas', 'mugs', 'placemats', 'coasters', 't-shirts', 'bottles', 'tumblers'],
  },
  { says: ['cup', 'cups', 'teacup', 'coffee cup'], words: ['mug'], categories: ['mugs'] },
  { says: ['flask', 'thermos', 'water bottle', 'drinks bottle'], categories: ['bottles'] },
  {
    says: ['tee', 'tees', 'tshirt', 'tshirts', 't shirt', 't shirts'],
    words: ['t-shirt'],
    categories: ['t-shirts'],
  },
  { says: ['keychain', 'key chain', 'key ring', 'key rings', 'fob'], categories: ['keyrings'] },
  {
    says: ['cutting board', 'bread board', 'cheese board', 'breadboard', 'serving board'],
    categories: ['chopping-boards'],
  },
  { says: ['place mat', 'place mats', 'table mat', 'table mats'], categories: ['placemats'] },
  { says: ['beer mat', 'beer mats', 'drink mat', 'drinks mat'], categories: ['coasters'] },
  { says: ['wall art', 'poster', 'posters'], categories: ['canvas'] },
  { says: ['house sign', 'door number', 'house number'], categories: ['house-signs'] },
];

export const MEANINGS: readonly Meaning[] = [...occasions, ...people, ...things];

/** These apply to everything in this shop, so they narrow nothing. */
export const SHOP_WORDS: ReadonlySet<string> = new Set([
  'personalised',
  'personalized',
  'personalise',
  'personalize',
  'custom',
  'customised',
  'customized',
  'bespoke',
  'gift',
  'gifts',
  'present',
  'presents',
  'keepsake',
  'keepsakes',
  'idea',
  'ideas',
  'unique',
  'special',
]);

/** Filler words between others. */
export const FILLER_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'it',
  'me',
  'my',
  'of',
  'on',
  'or',
  'our',
  'some',
  'that',
  'the',
  'to',
  'with',
  'your',
]);
