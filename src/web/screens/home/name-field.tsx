/** The name that every picture of the shop shows, typed on the front page. It stays on the device. */
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Form } from '../../navigation/form.tsx';
import { rememberText, showEverywhere, usePreview } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';

/** As many characters as most designs have room for. */
const MOST = 24;

/** @param shown the pictures beside the field, which show the name while it is typed */
export function NameField({ shown }: { shown: readonly ProductCard[] }) {
  const t = useTranslations('home');
  const name = usePreview(({ fields, everywhere }) => (everywhere ? (fields.name ?? '') : ''));
  return (
    <Form action="/shop" className="mt-5 max-w-xl">
      <label htmlFor="whose-name" className="mb-1 block font-semibold">
        {t('name.label')}
      </label>
      <div className="flex flex-wrap gap-2">
        {/* It has no name, so that it is not sent and browsers do not offer the visitor's own. */}
        <input
          id="whose-name"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MOST}
          placeholder={t('name.placeholder')}
          value={name}
          onFocus={() => {
            // If it fails to load, the pictures load what they need with the first letter.
            import('../../name-preview/warm-pictures.ts')
              .then((it) => it.warmPictures(shown))
              .catch(() => {});
          }}
          onChange={({ currentTarget: { value } }) => {
            rememberText('name', value);
            showEverywhere(value.trim() !== '');
          }}
          className="min-h-13 min-w-0 grow basis-40 rounded-soft border border-edge bg-white px-4 font-display text-lg placeholder:text-ink-soft hover:border-ink"
        />
        <button type="submit" className={buttonClass('primary', 'large', 'px-5!')}>
          {t('name.show')}
        </button>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t('name.hint')}</p>
    </Form>
  );
}
