/** What a shopper may return: personalised goods only if faulty. */
import { Link } from '../../../navigation/link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useTranslations } from '../../../state/translations.ts';

export function ReturnsPolicy({ wordless }: { wordless: boolean }) {
  const t = useTranslations('product');
  return (
    <div className="flex gap-3">
      <Icon name="info" className="mt-0.5 size-6 text-bottle" />
      <p className="text-ink-soft">
        {wordless ? t('returns.wordless') : t('returns.personalised')}{' '}
        <Link to="/legal/returns" className="text-bottle underline underline-offset-4">
          {t('returns.more')}
        </Link>
      </p>
    </div>
  );
}
