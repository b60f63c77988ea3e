/** How a keepsake is made, in three steps. */
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

const STEPS = ['one', 'two', 'three'] as const;

export function Promises() {
  const t = useTranslations('home');
  const { cutOff } = shopSettings();
  return (
    <section id="how" className="page">
      <div className="on-bottle rounded-soft bg-bottle px-6 py-12 text-paper md:px-12">
        <h2 className="text-3xl md:text-4xl">{t('promises.title')}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {STEPS.map((step, place) => (
            <li key={step}>
              <p className="font-display text-4xl text-blush" aria-hidden="true">
                {place + 1}
              </p>
              <h3 className="mt-2 text-xl">{t(`promises.${step}.title`)}</h3>
              <p className="mt-2 text-paper/85">{t(`promises.${step}.text`, { cutOff })}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
