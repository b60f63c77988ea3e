/** One line of the order: which variant, how many, and what is written on it. */
import { useState } from 'react';
import { moneyText } from '../../parts/money-text.ts';
import { IconButton } from '../../parts/button.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { quantityFault, type DraftLine, type Product } from './draft.ts';

export interface LineEditorProps {
  /** From 1. */
  number: number;
  line: DraftLine;
  /** Of the whole line, in pence; undefined until it is known. */
  price: number | undefined;
  /** By the path below the line. */
  errorAt: (path: string) => string | undefined;
  onChange: (change: Partial<DraftLine>) => void;
  onRemove: () => void;
}

export function LineEditor(props: LineEditorProps) {
  const { number, line, price, errorAt, onChange, onRemove } = props;
  const { product, productId, quantity, texts } = line;
  const name = `${product.name}, line ${number}`;
  const noProduct = errorAt('productId');
  const [isLeft, setLeft] = useState(false);
  const fault = quantityFault(line);
  // An emptied field is about to be filled in.
  const isTold = quantity.trim() !== '' || isLeft;
  return (
    <li className="new-line">
      <div className="row">
        <h3 className="grow">{product.name}</h3>
        {price !== undefined && !fault && <span className="num">{moneyText(price)}</span>}
        <IconButton icon="close" label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <div className="new-line-fields">
        {product.variants.length > 1 && (
          <Select
            label="Which"
            value={productId}
            options={product.variants.map((variant) => ({
              value: variant.productId,
              label: variantText(variant),
            }))}
            onChange={(chosen) => onChange({ productId: chosen })}
          />
        )}
        <TextField
          label="How many"
          of={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          value={quantity}
          error={(isTold ? fault : undefined) ?? errorAt('quantity')}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
        />
        {product.fields.map(({ name: field, label, maxLength, isOptional }) => (
          <TextField
            key={field}
            label={label}
            of={name}
            hint={isOptional ? 'May stay empty.' : ''}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength * 2}
            value={texts[field] ?? ''}
            error={errorAt(`personalisation.fields.${field}`)}
            onChange={({ currentTarget }) =>
              onChange({ texts: { ...texts, [field]: currentTarget.value } })
            }
          />
        ))}
      </div>
      {noProduct && (
        <p className="wrong" role="alert">
          {noProduct}
        </p>
      )}
    </li>
  );
}

function variantText({ finish, options, availability }: Product['variants'][number]): string {
  const text = [finish, ...Object.values(options)].filter(Boolean).join(', ');
  return availability === 'soldOut' ? `${text} (sold out)` : text;
}
