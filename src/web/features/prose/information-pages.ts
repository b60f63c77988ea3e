/** All information pages: their translation namespaces, URLs and related pages. */

export type InformationPage =
  | 'about'
  | 'delivery'
  | 'payment'
  | 'royal-mail-changes'
  | 'selling-to-us'
  | 'contact'
  | 'feedback'
  | 'report'
  | 'sitemap'
  | 'status'
  | 'legal'
  | 'legal-returns'
  | 'legal-privacy'
  | 'legal-cookie'
  | 'legal-terms'
  | 'legal-website-security';

export const SHOP_PAGES = [
  'about',
  'delivery',
  'payment',
  'royal-mail-changes',
  'selling-to-us',
] as const satisfies readonly InformationPage[];

export const HELP_PAGES = [
  'contact',
  'feedback',
  'report',
  'status',
] as const satisfies readonly InformationPage[];

export const LEGAL_PAGES = [
  'legal-terms',
  'legal-returns',
  'legal-privacy',
  'legal-cookie',
  'legal-website-security',
] as const satisfies readonly InformationPage[];

const LEADS_ON: Partial<Record<InformationPage, readonly InformationPage[]>> = {
  about: ['delivery', 'selling-to-us', 'contact'],
  delivery: ['royal-mail-changes', 'legal-returns', 'payment'],
  payment: ['delivery', 'legal-terms', 'legal-returns'],
  'royal-mail-changes': ['delivery', 'contact', 'legal-returns'],
  'selling-to-us': ['about', 'contact'],
  contact: ['delivery', 'legal-returns', 'report'],
  feedback: ['contact', 'report'],
  report: ['status', 'contact', 'feedback'],
  status: ['report', 'contact'],
  'legal-returns': ['legal-terms', 'delivery', 'payment'],
  'legal-privacy': ['legal-cookie', 'legal-website-security'],
  'legal-cookie': ['legal-privacy', 'legal-website-security'],
  'legal-terms': ['legal-returns', 'legal-privacy', 'delivery'],
  'legal-website-security': ['legal-privacy', 'report'],
};

/** 'legal-returns' is at '/legal/returns'. */
export function addressOf(page: InformationPage): string {
  return `/${page.replace(/^legal-/, 'legal/')}`;
}

/** The page at a URL that is known to be one of them. */
export function pageAt(pathname: string): InformationPage {
  return pathname.slice(1).replace('legal/', 'legal-') as InformationPage;
}

export const isLegal = (page: InformationPage): boolean =>
  (LEGAL_PAGES as readonly InformationPage[]).includes(page);

export function pagesAfter(page: InformationPage): readonly InformationPage[] {
  return LEADS_ON[page] ?? [];
}
