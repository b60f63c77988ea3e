/** The head of the contact sheet: how many names were read, and what is wrong with them. */
import type { Ref } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { NameListState } from './use-name-list.ts';

export interface SheetSummaryProps {
  ref: Ref<HTMLDivElement>;
  list: NameListState;
  onShowWrong: () => void;
}

export function SheetSummary({ ref, list, onShowWrong }: SheetSummaryProps) {
  const t = useTranslations('name-list');
  const { wrong } = list;
  return (
    <div ref={ref} tabIndex={-1} role="status" className="grid gap-3 outline-none">
      <p className="font-semibold">
        {t('count', { count: list.rows.length })}
        {list.doubles > 0 && (
          <span className="font-normal text-ink-soft">
            {' '}
            {t('doubles', { count: list.doubles })}
          </span>
        )}
      </p>
      {list.left > 0 && (
        <Callout look="warning">
          <p>{t('left', { count: list.left })}</p>
        </Callout>
      )}
      {list.askAgain && (
        <Callout
          look="warning"
          action={
            <Button look="secondary" onClick={list.askAgain}>
              {t('again')}
            </Button>
          }
        >
          <p>{t('unchecked')}</p>
        </Callout>
      )}
      {wrong > 0 && (
        <Callout
          look="error"
          action={
            <span className="flex flex-wrap gap-2">
              <Button look="secondary" onClick={onShowWrong}>
                {t('showWrong')}
              </Button>
              <Button look="secondary" onClick={list.leaveOutWrong}>
                {t('leaveOut')}
              </Button>
            </span>
          }
        >
          <p>{t('wrong', { count: wrong })}</p>
        </Callout>
      )}
    </div>
  );
}
