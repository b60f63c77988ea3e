/** The way from one name to many: a list to be pasted, fetched with all it needs when the button is pressed. */
import { lazy, Suspense, useState } from 'react';
import type { NewItem } from '../../basket/edits.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { needWords, useWords } from '../../state/words.ts';
import type { NameListProps } from './name-list.tsx';

export interface NameListButtonProps extends Pick<NameListProps, 'field' | 'process' | 'isCutOut'> {
  /** What each name is put on; null where something is missing, which the screen has then shown at its place. */
  prepare: () => NewItem | null;
}

const load = () => import('./name-list.tsx');
const NameList = lazy(async () => ({ default: (await load()).NameList }));

export function NameListButton({ prepare, ...list }: NameListButtonProps) {
  const t = useWords('personalise-form');
  const [item, setItem] = useState<NewItem | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'still' | 'opening' | 'failed'>('still');

  async function open(): Promise<void> {
    const prepared = prepare();
    if (!prepared) return setState('still');
    setState('opening');
    try {
      await Promise.all([load(), needWords(['name-list'])]);
      setItem(prepared);
      setIsOpen(true);
      setState('still');
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button look="secondary" onClick={open} busyLabel={state === 'opening' && t('names.opening')}>
        <Icon name="copy" />
        {t('names.open')}
      </Button>
      <p role="status" className="mt-1 text-sm font-semibold text-error empty:hidden">
        {state === 'failed' && t('names.failed')}
      </p>
      {item && (
        <Suspense>
          <NameList {...list} item={item} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
