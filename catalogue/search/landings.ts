/** Categories that suit the people and occasions of a category, shown with the results of a search for them. */
export const LANDINGS: Readonly<Record<string, readonly string[]>> = {
  'for-dad-and-grandad': ['fathers-day', 'for-him'],
  'for-mum-and-nan': ['mothers-day', 'for-her'],
  'for-him': ['birthdays-for-him'],
  'for-her': ['birthdays-for-her'],
  'fathers-day': ['for-dad-and-grandad', 'for-him'],
  'mothers-day': ['for-mum-and-nan', 'for-her'],
  children: ['childrens-birthdays', 'christmas-for-children'],
  birthday: ['big-birthdays', 'childrens-birthdays'],
  'big-birthdays': ['birthday'],
  'childrens-birthdays': ['birthday', 'children'],
  christmas: ['stocking-fillers', 'christmas-for-the-family', 'christmas-for-children'],
  'new-baby': ['nursery-walls', 'christening-and-naming'],
  weddings: ['wedding-gifts', 'engagements', 'anniversaries'],
  anniversaries: ['valentines'],
  teachers: ['end-of-term', 'staffroom'],
};
