/** The name of a draft, edited in place: Enter saves, Escape cancels. */
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface DesignNameProps {
  name: string;
  /** Null if it cannot be opened. */
  link: string | null;
  /** Returns false if the server refused. Absent if it cannot be renamed. */
  onRename: ((name: string) => Promise<boolean>) | undefined;
}

const NAME_LIMIT = 80;

export function DesignName({ name, link, onRename }: DesignNameProps) {
  const t = useTranslations('designs');
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.select();
    else if (wasOpen.current) place.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen && onRename)
    return (
      <div ref={place}>
        <RenameForm name={name} onRename={onRename} onClose={() => setIsOpen(false)} />
      </div>
    );
  return (
    <div ref={place} className="flex items-start justify-between gap-2">
      <h2 className="min-w-0 pt-1.5 text-xl wrap-anywhere">
        {link ? (
          <Link to={link} className="text-ink no-underline underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {onRename && (
        <IconButton
          icon="pencil"
          label={t('rename.open', { name })}
          onClick={() => setIsOpen(true)}
          className="shrink-0"
        />
      )}
    </div>
  );
}

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
}

function RenameForm({ name, onRename, onClose }: RenameFormProps) {
  const t = useTranslations('designs');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = typed.trim();
    if (next === '') {
      setFault(t('rename.missing'));
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (next === name) return onClose();
    setBusy(true);
    const isKept = await onRename(next);
    setBusy(false);
    if (isKept) onClose();
  }

  function keyPressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void keep(event)}>
      <Field
        label={t('rename.label')}
        name="design-name"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={NAME_LIMIT}
        value={typed}
        error={fault || undefined}
        onKeyDown={keyPressed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault('');
        }}
      />
      <div className="my-2 flex flex-wrap gap-2">
        <Button type="submit" busyLabel={busy && t('rename.busy')}>
          {t('rename.keep')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('rename.leave')}
        </Button>
      </div>
    </form>
  );
}
