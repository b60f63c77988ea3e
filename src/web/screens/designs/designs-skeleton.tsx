/** Grey placeholders for the drafts. */
import { useTranslations } from '../../state/translations.ts';

export function DesignsSkeleton() {
  const t = useTranslations('designs');
  return (
    <>
      <p role="status" className="sr-only">
        {t('common:loading')}
      </p>
      <div aria-hidden="true" className="grid animate-pulse gap-4">
        {[1, 2, 3].map((place) => (
          <div
            key={place}
            className="flex gap-4 rounded-soft border border-line bg-white p-4 sm:gap-6"
          >
            <div className="size-24 shrink-0 rounded-soft bg-paper-deep sm:size-40" />
            <div className="h-52 grow sm:h-40" />
          </div>
        ))}
      </div>
    </>
  );
}
