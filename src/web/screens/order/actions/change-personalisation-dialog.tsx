/** Edits the personalisation of a paid order's line. Loaded on first use. */
import { useEffect, useState, type FormEvent } from 'react';
import type { OrderCourse } from '../../../../contract/orders/orders.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { ComposedPicture } from '../../../features/product-picture/composed-picture.tsx';
import { useCounter } from '../../../state/use-counter.ts';
import { useTranslations } from '../../../state/translations.ts';
import { changeLine, type OrderHandle } from '../order-handle.ts';
import { useServerPicture } from './use-server-picture.ts';

type Item = OrderCourse['items'][number];
type Rule = { name: string; label: string; maxLength: number; optional?: boolean | undefined };

export interface ChangePersonalisationDialogProps {
  of: OrderHandle;
  item: Item;
  open: boolean;
  onClose: () => void;
  onChanged: (order: OrderCourse) => void;
}

export function ChangePersonalisationDialog(props: ChangePersonalisationDialogProps) {
  const { of, item, open, onClose, onChanged } = props;
  const t = useTranslations('order');
  const counter = useCounter();
  const [rules, setRules] = useState<readonly Rule[]>();
  const [words, setWords] = useState(item.personalisation?.fields ?? {});
  const [fault, setFault] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const { slug } = item;

  useEffect(() => {
    let isShown = true;
    browserApi.call('productBySlug', { params: { slug } }).then(
      ({ fields }) => isShown && setRules(fields),
      (failure: unknown) => isShown && setFault(asRefusal(failure)),
    );
    return () => {
      isShown = false;
    };
  }, [slug]);

  const change = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      const personalisation = { ...item.personalisation, v: 1 as const, fields: words };
      const after = await changeLine(of, item.id, personalisation);
      onClose();
      onChanged(after);
    } catch (failure) {
      setFault(asRefusal(failure));
    } finally {
      setBusy(false);
    }
  };
  const faultOf = (name: string) =>
    fault?.fields.find(({ field }) => field === `personalisation.fields.${name}`)?.message;
  return (
    <Dialog
      {...{ open, onClose }}
      title={t('change.heading')}
      closeLabel={t('common:close')}
      description={t('change.what', { name: item.name })}
    >
      <form onSubmit={change} noValidate className="space-y-4">
        <PictureOfWords item={item} words={words} />
        {!rules && !fault && <p role="status">{t('common:loading')}</p>}
        {rules?.map(({ name, label, maxLength, optional = false }) => (
          <Field
            key={name}
            label={label}
            required={!optional}
            value={words[name] ?? ''}
            maxLength={maxLength}
            counter={counter}
            onChange={({ currentTarget: { value } }) => setWords({ ...words, [name]: value })}
            {...(faultOf(name) !== undefined && { error: faultOf(name)! })}
          />
        ))}
        {fault && <Callout look="error" role="alert" title={fault.message || t('unreachable')} />}
        {/* Never below the edge of a phone, whatever the picture takes. */}
        <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-paper py-3">
          {rules && (
            <Button type="submit" busyLabel={isBusy && t('change.busy')} className="grow px-2!">
              {t('change.go')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose} className="grow px-2!">
            {t('change.keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The item as it would be made with these words, or as before while they cannot be made. */
function PictureOfWords({ item, words }: { item: Item; words: Readonly<Record<string, string>> }) {
  const t = useTranslations('order');
  const { slug, productId, angle } = item;
  const { edits } = item.personalisation ?? {};
  const { url, busy } = useServerPicture({ place: slug, productId, angle, words, edits });
  return (
    <ComposedPicture
      picture={item.picture}
      live={undefined}
      composed={url ?? item.proof ?? undefined}
      composedAlt={t('change.picture', { name: item.name })}
      sizes="13rem"
      className={`mx-auto max-w-52 rounded-soft ${busy ? 'opacity-60' : ''}`}
    />
  );
}

function asRefusal(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  throw failure;
}
