/** The field for the names, one per line. */
import { useState } from 'react';
import { readNameList } from '../../../domain/personalisation/name-list.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface PasteNamesProps {
  /** The name on the page, as the first line; empty if there is none or it is in the list. */
  first: string;
  onRead: (pasted: string) => void;
}

export function PasteNames({ first, onRead }: PasteNamesProps) {
  const t = useTranslations('name-list');
  const [pasted, setPasted] = useState(first && `${first}\n`);
  const [isRefused, setIsRefused] = useState(false);
  const { names, left } = readNameList(pasted);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (names.length > 0) onRead(pasted);
        else setIsRefused(true);
      }}
      className="grid max-w-xl gap-4"
    >
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        error={isRefused && names.length === 0 ? t('none') : undefined}
        rows={12}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('sample')}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      {left > 0 && <p className="text-sm text-clay-deep">{t('left', { count: left })}</p>}
      <Button type="submit" size="large" className="justify-self-start">
        {names.length > 0 ? t('show', { count: names.length }) : t('showNone')}
      </Button>
    </form>
  );
}
