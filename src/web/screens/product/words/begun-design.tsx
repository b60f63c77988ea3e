/** Says that the design begun on this page is shown again, and can empty it. Loads after the page. */
import { Callout } from '../../../../ui/callout.tsx';
import { TEXT_LINK } from '../../../../ui/link-class.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { ProductFormProps } from '../use-product-choice.ts';
import { useBegunDesign } from './use-begun-design.ts';

export function BegunDesign(props: ProductFormProps) {
  const t = useTranslations('personalise-form');
  const { stage, startAgain, bringBack } = useBegunDesign(props);
  const isEmptied = stage === 'emptied';
  return (
    <div role="status" className="empty:hidden">
      {stage !== 'new' && (
        <Callout look="info" className="py-2!">
          <p className="flex flex-wrap items-center gap-x-2">
            {t(isEmptied ? 'begun.emptied' : 'begun.restored')}
            <button
              type="button"
              onClick={isEmptied ? bringBack : startAgain}
              className={`min-h-11 font-semibold ${TEXT_LINK}`}
            >
              {t(isEmptied ? 'begun.bringBack' : 'begun.startAgain')}
            </button>
          </p>
        </Callout>
      )}
    </div>
  );
}
