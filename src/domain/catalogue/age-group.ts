/** The age group of a clothing size, as Google's Merchant feed defines it: toddlers up to five, kids up to thirteen. */

type AgeGroup = 'toddler' | 'kids' | 'adult';

const FIRST_AGE_OF_KIDS = 5;

/** @param size such as 'M' or 'Age 3–4' */
export function ageGroupOf(size = ''): AgeGroup {
  const age = /^Age (\d+)/.exec(size)?.[1];
  if (age === undefined) return 'adult';
  return Number(age) < FIRST_AGE_OF_KIDS ? 'toddler' : 'kids';
}
