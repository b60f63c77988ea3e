/** The words of a cart line, changed where they are read. Loaded when a line is first opened. */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import {
  personalisationTexts,
  type Personalisation,
} from '../../../domain/personalisation/personalisation.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { LineGone, replaceInCart } from '../../cart/replace-line.ts';
import type { WordsFormProps } from '../../features/cart-lines/cart-line.tsx';
import { PersonaliseForm } from '../../features/personalise-form/personalise-form.tsx';
import {
  byField,
  faultsOf,
  personalisationOf,
  type TypedText,
} from '../../features/personalise-form/product-text.ts';
import { TakeOut } from '../../features/personalise-form/take-out.tsx';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';

type Fields = ProductPage['fields'];

interface Typed {
  words: TypedText;
  wordless: boolean;
}

/** Typed but not saved, by line: kept while the shopper looks at another page. */
const unsaved = new Map<string, Typed>();

/** Before the picture follows the typing: the server composes it. */
const PAUSE_MS = 600;

export function ChangeWords(props: WordsFormProps) {
  const { line, onClose } = props;
  const t = useTranslations('change-words');
  const { fields, failed, again } = useFields(line.slug);
  if (!fields)
    return (
      <div role="status" className="flex min-h-22 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {failed ? (
          <>
            <p className="font-semibold text-error">{t('failed')}</p>
            <Button look="secondary" onClick={again}>
              {t('again')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('leave')}
            </Button>
          </>
        ) : (
          <>
            <Spinner className="size-5" />
            {t('fetching')}
          </>
        )}
      </div>
    );
  return <WordsForm {...props} fields={fields} />;
}

function WordsForm({ line, fields, ...props }: WordsFormProps & { fields: Fields }) {
  const t = useTranslations('change-words');
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { words, wordless, change, write } = useTypedWords(line);
  const { edits } = line.personalisation ?? {};
  const written = wordless ? null : personalisationOf(words, fields, edits);
  const wrong = wordless ? {} : faultsOf(words, fields, edits);
  usePreview(written, Object.keys(wrong).length === 0, props.onPreview);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const type = (field: string, text: string) => {
    setFaults(({ [field]: __, ...others }) => others);
    write(field, text);
  };
  const goWordless = (next: boolean) => {
    setFaults({});
    change({ words, wordless: next });
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    const { id, linePence: _, ...item } = line;
    const texts = personalisationTexts(written, fields);
    try {
      await replaceInCart(id, { ...item, personalisation: written, words: texts });
      unsaved.delete(id);
      props.onSaved();
    } catch (failure) {
      const refusal = failure instanceof Refusal ? failure : null;
      const atFields = byField(refusal?.fields ?? []);
      setFaults(atFields);
      setIsSaving(false);
      if (Object.keys(atFields).length > 0) return;
      const others = (refusal?.fields ?? []).map(({ message }) => message).join(' ');
      props.onFault(
        failure instanceof LineGone ? t('gone') : others || refusal?.message || t('failed'),
      );
    }
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid min-w-0 gap-3">
      <PersonaliseForm
        fields={fields}
        words={words}
        faults={faults}
        onType={type}
        remark={<TakeOut {...{ words, faults }} onType={type} />}
        onEnter={() => undefined}
        wordless={wordless}
        onWordless={goWordless}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" busyLabel={isSaving && t('saving')}>
          {t('keep')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            unsaved.delete(line.id);
            props.onClose();
          }}
        >
          {t('leave')}
        </Button>
        <Link to={props.address} className={buttonClass('quiet')}>
          {t('design')}
        </Link>
      </div>
    </form>
  );
}

/** As typed before on this page, or as in the line. */
function useTypedWords({ id, personalisation }: CartItem) {
  const [typed, setTyped] = useState<Typed>(
    () =>
      unsaved.get(id) ?? {
        words: personalisation?.fields ?? {},
        wordless: personalisation === null,
      },
  );
  const change = (next: Typed): void => {
    unsaved.set(id, next);
    setTyped(next);
  };
  return {
    ...typed,
    change,
    /** One press may write several. */
    write(field: string, text: string): void {
      const { words, wordless } = unsaved.get(id) ?? typed;
      change({ words: { ...words, [field]: text }, wordless });
    },
  };
}

function useFields(slug: string) {
  const [fields, setFields] = useState<Fields>();
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isWanted = true;
    browserApi.call('productBySlug', { params: { slug } }).then(
      (product) => {
        if (isWanted) setFields(product.fields);
      },
      () => {
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [slug, attempts]);
  return {
    fields,
    failed,
    again(): void {
      setFailed(false);
      setAttempts((count) => count + 1);
    },
  };
}

/** Shows the words on the line's picture, unless something is wrong with them. */
function usePreview(
  personalisation: Personalisation | null,
  isRight: boolean,
  onPreview: WordsFormProps['onPreview'],
): void {
  const key = JSON.stringify([personalisation, isRight]);
  const show = useEffectEvent(() => {
    if (isRight) void onPreview(personalisation);
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
