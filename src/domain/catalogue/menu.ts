/** Which categories the mega-menu and the footer show (specification §2). */

const DESCRIPTION_CHARACTERS = 75;
const HIDDEN_SUB_CATEGORY = 'clearance-lines';

/** The menu without the sub-category that is hidden from menus. */
export function visibleMenu<Parent extends { categories: readonly { slug: string }[] }>(
  menu: readonly Parent[],
): Parent[] {
  return menu.map((parent) => ({
    ...parent,
    categories: parent.categories.filter(({ slug }) => slug !== HIDDEN_SUB_CATEGORY),
  }));
}

/** The two columns of the footer: categories 0-5 and 6-11. */
export function footerColumns<Parent>(
  menu: readonly Parent[],
): [first: Parent[], second: Parent[]] {
  return [menu.slice(0, 6), menu.slice(6, 12)];
}

/** At most 75 characters, cut at the end of a word and closed by an ellipsis. */
export function shortenDescription(description: string): string {
  const characters = [...description];
  if (characters.length <= DESCRIPTION_CHARACTERS) return description;
  const cut = characters.slice(0, DESCRIPTION_CHARACTERS - 1).join('');
  const isWordsEnd = characters[DESCRIPTION_CHARACTERS - 1] === ' ' || !cut.includes(' ');
  return `${(isWordsEnd ? cut : cut.slice(0, cut.lastIndexOf(' '))).replace(/[\s,;:.–-]+$/u, '')}…`;
}
