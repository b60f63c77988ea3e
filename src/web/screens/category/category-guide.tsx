/** Help with choosing, and answers to questions, below the products. */
import { useTranslations } from '../../state/translations.ts';
import type { categoryData } from './category-data.ts';

type Guide = NonNullable<Awaited<ReturnType<typeof categoryData>>['category']['guide']>;

export function CategoryGuide({ name, guide }: { name: string; guide: Guide }) {
  const t = useTranslations('category');
  return (
    <div className="mt-16 grid gap-10 border-t border-line pt-10 lg:grid-cols-2">
      <section aria-labelledby="guide">
        <h2 id="guide" className="text-2xl">
          {t('guide', { name })}
        </h2>
        {guide.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose">
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-2xl">
          {t('questions')}
        </h2>
        {guide.questions.map(({ question, answer }) => (
          <div key={question} className="mt-4 max-w-prose">
            <h3 className="font-body text-base font-semibold">{question}</h3>
            <p className="mt-1">{answer}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
