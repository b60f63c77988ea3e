/** What most letters ask, with the page that answers it. */
import { LinkedText } from '../../features/prose/linked-text.tsx';
import { useTranslations } from '../../state/translations.ts';

const QUESTIONS = ['where', 'when', 'change'] as const;

export function CommonQuestions() {
  const t = useTranslations('contact');
  return (
    <section aria-labelledby="questions" className="mt-10">
      <h2 id="questions" className="text-2xl">
        {t('questions.title')}
      </h2>
      <dl className="mt-4 grid gap-6 md:grid-cols-3">
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
