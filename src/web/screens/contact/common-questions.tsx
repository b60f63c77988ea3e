/** What most messages ask, with the page that answers it. */
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface CommonQuestionsProps {
  of: readonly ('where' | 'when' | 'change')[];
  title?: boolean;
  className: string;
}

export function CommonQuestions({ of, title, className }: CommonQuestionsProps) {
  const t = useTranslations('contact');
  return (
    <div className={className}>
      {title && <h2 className="mb-4 text-2xl">{t('questions.title')}</h2>}
      <dl
        className={`grid gap-4 rounded-soft bg-paper-deep px-5 py-4 ${title ? 'md:grid-cols-2' : ''}`}
      >
        {of.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`questions.${name}.title`)}</dt>
            <dd className="mt-1 text-ink-soft">
              <LinkedText text={t(`questions.${name}.text`)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
