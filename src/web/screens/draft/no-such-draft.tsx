/** Shown if a link leads to no design: deleted, no longer sold, or truncated. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export function NoSuchDraft() {
  const t = useTranslations('draft');
  return (
    <div className="rounded-soft bg-paper-deep px-6 py-14 text-center forced-colors:border">
      <span className="flex justify-center text-ink-soft">
        <Icon name="image" className="size-12" />
      </span>
      <h1 className="mt-4 text-3xl">{t('none.title')}</h1>
      <p className="mx-auto mt-2 max-w-prose text-ink-soft">{t('none.text')}</p>
      <Link to="/" className={buttonClass('secondary', 'medium', 'mt-6')}>
        {t('none.home')}
      </Link>
    </div>
  );
}
