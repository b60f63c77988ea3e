/** Words that narrow nothing here, because they fit everything in the shop or only join others. */

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** These apply to everything in this shop. */
export const SHOP_WORDS = wordsOf(`
  personalised personalized personalise personalize personal custom customised customized customise bespoke
  gift gifts gifting present presents keepsake keepsakes idea ideas unique unusual original thoughtful special
  name names named engravable printed handmade homemade made order quality best good great nice lovely beautiful
  perfect cool popular new latest sale shop buy online uk british england wales scotland everything anything
  something adult adults luxury set sets
`);

/** Filler words between others. */
export const FILLER_WORDS = wordsOf(`
  a all an and any are as at be but by can do for from get got has have i in into is it its just like loves make me my
  need of off on one or our out own please some someone so that the their them this to under up us very want we what
  where who with you your s pounds quid pound ever ideal
`);
