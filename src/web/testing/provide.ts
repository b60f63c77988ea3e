/** Gives components the settings and translations that the server would send with their page. */
import type { Bundle } from '../../domain/text/read-translations.ts';
import { provideSettings, type ShopSettings } from '../state/settings.ts';
import { provideTranslations } from '../state/translations.ts';

const files = import.meta.glob<Bundle>('../../../locales/en/*.json', {
  eager: true,
  import: 'default',
});

export const USUAL_SETTINGS: ShopSettings = {
  name: 'Keepsake',
  company: 'Keepsake Demonstration Ltd',
  address: [],
  companyNumber: '00000000',
  vatNumber: null,
  origin: 'https://shop.example',
  phone: '01632 960 123',
  email: 'hello@shop.example',
  openingHours: '',
  mediaOrigin: '/media',
  avatarOrigin: '',
  statusUrl: '/status',
  deliveryZones: [],
  cutOff: '2pm',
  notice: null,
  lastOrders: null,
  findsAddresses: true,
  photoDays: 60,
  social: [{ network: 'instagram', url: 'https://www.instagram.com/keepsake' }],
};

export function provide(namespaces: readonly string[], settings: Partial<ShopSettings> = {}): void {
  provideSettings({ ...USUAL_SETTINGS, ...settings });
  for (const namespace of ['common', ...namespaces])
    provideTranslations({ [namespace]: files[`../../../locales/en/${namespace}.json`] ?? {} });
}
