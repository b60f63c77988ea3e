/** Says that the design begun on this page is shown again, and can empty it. Loads after the page. */
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
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
        <Callout
          look="info"
          action={
            <Button look="quiet" onClick={isEmptied ? bringBack : startAgain}>
              {t(isEmptied ? 'begun.bringBack' : 'begun.startAgain')}
            </Button>
          }
        >
          <p>{t(isEmptied ? 'begun.emptied' : 'begun.restored')}</p>
        </Callout>
      )}
    </div>
  );
}
