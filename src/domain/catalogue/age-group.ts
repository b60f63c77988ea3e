/** For whom a size of clothing is cut, in the groups that Google's Merchant feed knows: toddlers to five, children to thirteen. */

type AgeGroup = 'toddler' | 'kids' | 'adult';

const FIRST_AGE_OF_KIDS = 5;

/** @param size such as 'M' or 'Age 3–4' */
export function ageGroupOf(size = ''): AgeGroup {
  const age = /^Age (\d+)/.exec(size)?.[1];
  if (age === undefined) return 'adult';
  return Number(age) < FIRST_AGE_OF_KIDS ? 'toddler' : 'kids';
}
