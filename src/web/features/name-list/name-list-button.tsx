/** Opens the form for many names, which loads when the button is pressed. */
import { lazy } from 'react';
import type { NewItem } from '../../state/cart.ts';
import { LineIcon } from '../../../ui/icon.tsx';
import { OpeningButton } from '../../../ui/opening-button.tsx';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import type { NameListProps } from './name-list.tsx';

export interface NameListButtonProps extends Pick<
  NameListProps,
  'name' | 'field' | 'process' | 'isCutOut'
> {
  /** Makes the item for each name; null if something is missing, which the screen then shows at its field. */
  prepare: () => (() => Promise<NewItem>) | null;
}

const LINES = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1';

const load = () => import('./name-list.tsx');
const NameList = lazy(async () => ({ default: (await load()).NameList }));

export function NameListButton({ prepare, ...list }: NameListButtonProps) {
  const t = useTranslations('personalise-form');
  return (
    <OpeningButton
      look="tool"
      label={
        <>
          <LineIcon path={LINES} />
          {t('names.open')}
        </>
      }
      busyLabel={t('names.opening')}
      failure={t('names.failed')}
      fetch={() => {
        const make = prepare();
        return (
          make &&
          Promise.all([make(), load(), awaitTranslations(['name-list'])]).then(([item]) => item)
        );
      }}
    >
      {(item, window) => <NameList {...list} {...window} item={item} />}
    </OpeningButton>
  );
}
