/** Coasters and placemats with places for photographs. */
import type { Product } from '../../shape.ts';

export const photoTableware: readonly Product[] = [
  {
    slug: 'heart-photo-coaster',
    name: 'Heart photo coaster',
    blank: 'hardboard-coaster',
    design: 'photo-heart',
    summary: 'The two of you in a heart, under his tea or hers.',
    description: [
      'Soppy, and proud of it. The outline trims away elbows, strangers and the bin in the background; confetti falls on either flank.',
      'Order a second with the rings swapped, and there will be no more arguing whose cup is whose.',
    ],
    pricePence: 549,
    categories: ['photo-coasters-and-mats', 'gloss-coasters', 'under-ten-pounds'],
    sample: { name: 'Anwen & Leo', line: 'since that bus stop' },
  },
  {
    slug: 'instant-photo-coaster',
    name: 'Instant picture coaster',
    blank: 'hardboard-coaster',
    design: 'photo-instant',
    summary: 'One tilted print on summer blue, captioned in felt tip.',
    description: [
      'It looks as though somebody dropped it there and forgot. Fill a set with different muddles from the same weekend and let guests take sides.',
      'Handwriting below; keep it short, or make it rude within reason.',
    ],
    pricePence: 549,
    categories: ['photo-coasters-and-mats', 'gloss-coasters', 'under-ten-pounds'],
    sample: { name: 'Biscuit', line: 'guilty as charged' },
  },
  {
    slug: 'album-photo-placemat',
    name: 'Album photo placemat',
    blank: 'placemat',
    design: 'photo-table',
    summary: 'One large snapshot and four small, to talk about over pudding.',
    description: [
      'Somebody always asks who that is in the hat. The main panel wants a crowd; the quartet beside it suits pets, cakes and babies.',
      'Gravy wipes off. Old stories do not, and a fresh lot can be ordered each Christmas.',
    ],
    pricePence: 1349,
    categories: ['photo-coasters-and-mats', 'table-placemats'],
    sample: { name: 'Taid’s place', line: 'no phones, except this one' },
  },
  {
    slug: 'view-photo-placemat',
    name: 'View photo placemat',
    blank: 'placemat',
    design: 'photo-full',
    summary: 'Breakfast looking at the same bay as last July.',
    description: [
      'A window for a table against a wall. Landscapes do best, since plates cover whatever happens halfway across.',
      'The ticket at bottom right keeps the place and the date, long after you have forgotten the campsite.',
    ],
    pricePence: 1299,
    categories: ['photo-coasters-and-mats', 'table-placemats'],
    sample: { name: 'Glamping, again', line: 'Gower, 3 July 2026' },
  },
];
