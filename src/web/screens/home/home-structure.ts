/** The shop as schema.org structured data: the seller and the site's search. */
import type { ShopSettings } from '../../state/settings.ts';

type Seller = Pick<
  ShopSettings,
  'name' | 'company' | 'origin' | 'email' | 'phone' | 'vatNumber' | 'social'
>;

export function homeStructure({
  name,
  company,
  origin,
  email,
  phone,
  vatNumber,
  social,
}: Seller): object {
  const organisation = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': organisation,
        name,
        legalName: company,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email,
        telephone: phone,
        ...(vatNumber && { vatID: vatNumber }),
        sameAs: social.map(({ url }) => url),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email,
          telephone: phone,
          areaServed: 'GB',
          availableLanguage: 'en-GB',
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: `${origin}/`,
        inLanguage: 'en-GB',
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}/search?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
