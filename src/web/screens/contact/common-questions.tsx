/** What most messages ask, with the page that answers it. */
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { useTranslations } from '../../state/translations.ts';

const QUESTIONS = ['where', 'when', 'change'] as const;

export function CommonQuestions() {
  const t = useTranslations('contact');
  return (
    <section className="mb-8 rounded-soft bg-paper-deep px-5 py-4">
      <h2 className="text-xl">{t('questions.title')}</h2>
      <dl className="mt-3 grid gap-4 md:grid-cols-3">
        {QUESTIONS.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{t(`questions.${name}.title`)}</dt>
            <dd className="mt-1 text-ink-soft">
              <LinkedText text={t(`questions.${name}.text`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
