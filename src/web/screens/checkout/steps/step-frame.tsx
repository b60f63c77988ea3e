/** One step: its number and name, and a button to edit it once done. */
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { STEPS, type Step } from '../checkout-rules.ts';

export interface StepFrameProps {
  step: Step;
  isOpen: boolean;
  /** Present once the step is done. */
  onChange?: () => void;
  children: ReactNode;
}

export function StepFrame({ step, isOpen, onChange, children }: StepFrameProps) {
  const t = useTranslations('checkout');
  const isDone = onChange !== undefined;
  return (
    <li
      aria-current={isOpen ? 'step' : undefined}
      className={`rounded-soft border p-5 md:p-7 ${isOpen || isDone ? 'border-line bg-white' : 'border-transparent bg-paper-deep'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
          <span
            className={`flex size-9 shrink-0 items-center justify-center rounded-full font-body text-base font-semibold ${isOpen || isDone ? 'bg-bottle text-white' : 'border border-edge text-ink-soft'}`}
          >
            {isDone ? <Icon name="check" /> : STEPS.indexOf(step) + 1}
          </span>
          <span className={isOpen || isDone ? '' : 'text-ink-soft'}>
            {t(`${step}.title`)}
            {isDone && <span className="sr-only"> {t('done')}</span>}
          </span>
        </h2>
        {onChange && (
          <Button
            look="quiet"
            size="small"
            onClick={onChange}
            aria-label={t('changeStep', { step: t(`${step}.title`) })}
            className="min-h-11!"
          >
            {t('change')}
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}
