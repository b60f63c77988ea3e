/** What is missing from the account, with links to add it. */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../features/account-frame/panel.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { MissingPart } from './missing-details.ts';

const WHERE: Record<MissingPart, string> = {
  name: '/account/edit',
  phone: '/account/edit',
  address: '/account/addresses',
  twoStep: '/account/security',
};

export interface MissingPartsProps {
  parts: readonly MissingPart[];
  className: string;
}

export function MissingParts({ parts, className }: MissingPartsProps) {
  const t = useTranslations('account');
  return (
    <Panel title={t('missing.title')} text={t('missing.text')} className={className}>
      <ul className="divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <li key={part}>
            <Link
              to={WHERE[part]}
              className="group flex min-h-14 items-center gap-4 py-2 text-ink no-underline"
            >
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-edge">
                <Icon name="plus" className="size-4" />
              </span>
              <span>
                <span className="block font-semibold underline-offset-4 group-hover:underline">
                  {t(`missing.${part}.title`)}
                </span>
                <span className="block text-sm text-ink-soft">{t(`missing.${part}.text`)}</span>
              </span>
              <Icon name="chevron-right" className="ml-auto size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
