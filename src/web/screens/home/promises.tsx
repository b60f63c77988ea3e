/** How a keepsake is made, in three steps. */
import { useTranslations } from '../../state/translations.ts';

const STEPS = ['one', 'two', 'three'] as const;

export function Promises() {
  const t = useTranslations('home');
  return (
    <section id="how" className="page">
      <div className="on-bottle rounded-soft bg-bottle px-6 py-8 text-paper md:px-12 md:py-12">
        <h2 className="text-3xl md:text-4xl">{t('promises.title')}</h2>
        <ol className="mt-6 grid gap-6 md:grid-cols-3">
          {STEPS.map((step, place) => (
            <li key={step} className="flex gap-4">
              <p className="w-6 shrink-0 font-display text-4xl text-blush" aria-hidden="true">
                {place + 1}
              </p>
              <div>
                <h3 className="mt-2 text-xl">{t(`promises.${step}.title`)}</h3>
                <p className="mt-1 text-paper/85">{t(`promises.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
