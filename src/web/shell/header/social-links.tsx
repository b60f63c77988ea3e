/** Links to the shop's social media pages. */
import { Icon } from '../../../ui/icon.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function SocialLinks() {
  const t = useTranslations('shell');
  const { name, social } = shopSettings();
  if (social.length === 0) return <span />;
  return (
    <ul aria-label={t('topBar.social')} className="-ml-2 flex items-center">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener"
            aria-label={t('topBar.on', { shop: name, network: t(`network.${network}`) })}
            className="inline-flex size-10 items-center justify-center opacity-90 hover:opacity-100"
          >
            <Icon name={network} className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
