/** One line of the cart, which can be edited. */
import { useId, useRef, useState, type ComponentType, type Ref, type RefObject } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Refusal } from '../../api/refusal.ts';
import { changeQuantity } from '../../cart/cart-actions.ts';
import { useTranslations } from '../../state/translations.ts';
import { changeOf, lineAddress } from './line-address.ts';
import { LineFacts } from './line-facts.tsx';
import { LineSides } from './line-sides.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RemoveLine } from './remove-line.tsx';
import { usePictureOf } from './use-line-picture.ts';

export interface WordsFormProps {
  line: CartItem;
  /** Of the page that opens the line for other changes. */
  address: string;
  /** The line's picture is to show this; until it can, the picture stays. */
  onPreview: (personalisation: CartItem['personalisation']) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
  /** Why it could not be saved, if no field is to blame. */
  onFault: (message: string) => void;
}

export interface CartLineProps {
  line: CartItem;
  onRemove: (line: CartItem) => void;
  /** Why the server refused to remove it. */
  fault?: string | undefined;
}

interface OpenableLineProps extends CartLineProps, Pick<WordsFormProps, 'onFault' | 'onSaved'> {
  WordsForm: ComponentType<WordsFormProps>;
  /** Its words are being changed. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

export function CartLine(props: OpenableLineProps) {
  const { line, onRemove, fault: removalFault, WordsForm, isOpen, onFault } = props;
  const t = useTranslations('cart-lines');
  const faultId = useId();
  const formId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const words = useWords(props, opener);
  const [changeFault, setChangeFault] = useState('');
  const fault = changeFault || removalFault;
  const { name, quantity } = line;
  const address = lineAddress(line);

  const change = async (by: number) => {
    setChangeFault('');
    try {
      await changeQuantity(line.id, by);
    } catch (failure) {
      setChangeFault((failure instanceof Refusal && failure.message) || t('failed'));
    }
  };

  return (
    <article className="grid grid-cols-[minmax(0,8.5rem)_1fr] gap-x-4 gap-y-3 max-[20rem]:grid-cols-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <LineSides line={words.pictured} address={address} />
      <div className="min-w-0">
        <LineFacts line={line} address={address} />
      </div>
      {/* On phones the quantity is beside the picture, and the actions below both. */}
      <div className="flex flex-wrap items-end justify-between gap-2 max-sm:contents">
        <QuantityStepper
          name={name}
          quantity={quantity}
          onChange={change}
          onWrong={() => setChangeFault(t('wrongQuantity'))}
          describedBy={fault ? faultId : undefined}
        />
        <div className="col-span-full -mr-2 -ml-3 flex flex-wrap justify-between">
          <WordsButton
            ref={opener}
            line={line}
            address={address}
            isOpen={isOpen}
            controls={formId}
            onPress={words.toggle}
          />
          <RemoveLine line={line} onRemove={onRemove} />
        </div>
      </div>
      <p role="status" className="col-span-full text-sm font-semibold text-bottle empty:hidden">
        {words.isSaved && t('saved')}
      </p>
      {isOpen && (
        <div id={formId} className="col-span-full min-w-0 border-t border-line pt-3">
          <WordsForm
            line={line}
            address={address}
            onPreview={words.preview}
            onClose={words.close}
            onSaved={words.saved}
            onFault={onFault}
          />
        </div>
      )}
      {fault && (
        <p id={faultId} role="alert" className="col-span-full text-sm font-semibold text-error">
          {fault}
        </p>
      )}
    </article>
  );
}

/** Opening and closing the form of the words, and what the picture shows while it is open. */
function useWords(
  { line, isOpen, onOpen, onSaved }: OpenableLineProps,
  opener: RefObject<HTMLButtonElement | null>,
) {
  const pictureOf = usePictureOf();
  const newest = useRef<CartItem['personalisation']>(undefined);
  const [shown, setShown] = useState<CartItem['personalisation']>();
  const [isSaved, setIsSaved] = useState(false);
  const close = () => {
    newest.current = undefined;
    setShown(undefined);
    onOpen(false);
    // What had the focus is gone.
    opener.current?.focus();
  };
  return {
    pictured: shown === undefined ? line : { ...line, personalisation: shown },
    async preview(next: CartItem['personalisation']): Promise<void> {
      newest.current = next;
      const url = await pictureOf({ ...line, personalisation: next });
      if (url !== null && newest.current === next) setShown(next);
    },
    isSaved,
    close,
    toggle(): void {
      setIsSaved(false);
      if (isOpen) close();
      else onOpen(true);
    },
    saved(): void {
      setIsSaved(true);
      close();
      onSaved();
    },
  };
}

interface WordsButtonProps {
  ref: Ref<HTMLButtonElement>;
  line: CartItem;
  /** Of the page that opens the line for other changes. */
  address: string;
  isOpen: boolean;
  /** Id of the form. */
  controls: string;
  onPress: () => void;
}

function WordsButton({ ref, line, address, isOpen, controls, onPress }: WordsButtonProps) {
  const t = useTranslations('cart-lines');
  const of = [line.name, ...line.words.map(({ text }) => text)].join(', ');
  // Photographs are changed on the product's page, and with them what is written.
  const change = changeOf(line);
  if (change !== 'changeWords')
    return (
      <Link
        to={address}
        aria-label={t(`${change}Of`, { of })}
        className={buttonClass('quiet', 'small', 'min-h-11!')}
      >
        <Icon name="pencil" />
        {t(change)}
      </Link>
    );
  return (
    <Button
      ref={ref}
      look="quiet"
      size="small"
      aria-label={t('changeWordsOf', { of })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      className="min-h-11!"
    >
      <Icon name="pencil" />
      {t('changeWords')}
    </Button>
  );
}
