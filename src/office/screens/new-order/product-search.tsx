/** Finds a product by typing and adds it by Enter or a press. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type Ref } from 'react';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { callOffice } from '../../api/call.ts';
import { moneyText } from '../../parts/money-text.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useAfterPause } from '../../parts/use-after-pause.ts';
import { useFoundOptions } from '../../parts/use-found-options.ts';
import type { Product } from './draft.ts';

const SHORTEST = 2;

type FoundProduct = OfficeAnswerOf<'orderProducts'>['products'][number];

export interface ProductSearchProps {
  field: Ref<HTMLInputElement>;
  error: string | undefined;
  onChoose: (product: Product) => void;
}

export function ProductSearch({ field, error, onChoose }: ProductSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { found, isCurrent, failure } = useFound(typed.trim());
  const load = useMutation({
    mutationFn: (slug: string) => callOffice('orderProduct', { params: { slug } }),
    onSuccess: (product) => {
      onChoose(product);
      setTyped('');
      options.startAgain();
    },
  });
  const options = useFoundOptions({
    found,
    isCurrent,
    isReady: () => isCurrent,
    onOpen: ({ slug }) => {
      if (!load.isPending) load.mutate(slug);
    },
  });
  const { chosen } = options;
  const said = useDeferredValue(saidOf(typed.trim(), { isCurrent, found: found.length }));
  return (
    <div className="field product-search">
      <label htmlFor={id}>Add a product</label>
      <input
        id={id}
        ref={field}
        className="input"
        type="text"
        role="combobox"
        placeholder="Name of the product, such as wreath mug"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={chosen && `${id}-${chosen.slug}`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('');
          options.onKeyDown(event);
        }}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          options.startAgain();
        }}
      />
      {error && (
        <p id={`${id}-error`} className="wrong" role="alert">
          {error}
        </p>
      )}
      <Results id={id} found={found} chosen={chosen} onChoose={({ slug }) => load.mutate(slug)} />
      <p className={said === '' ? 'sr' : 'small soft'} role="status">
        {said}
      </p>
      {(failure ?? load.error) && <ErrorCallout error={failure ?? load.error} />}
    </div>
  );
}

/** The products for what was typed, or for what was typed before. */
function useFound(typed: string) {
  const search = useAfterPause(typed);
  const isSearched = search.length >= SHORTEST;
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['order-products', search],
    queryFn: ({ signal }) => callOffice('orderProducts', { query: { search } }, signal),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  return {
    found: isSearched && typed !== '' ? (data?.products ?? []) : [],
    isCurrent: search === typed && !isPlaceholderData && !isPending,
    failure: error,
  };
}

interface ResultsProps {
  id: string;
  found: readonly FoundProduct[];
  chosen: FoundProduct | undefined;
  onChoose: (product: FoundProduct) => void;
}

function Results({ id, found, chosen, onChoose }: ResultsProps) {
  return (
    <div className="found" id={`${id}-found`} role="listbox" aria-label="Products">
      {found.map((product) => (
        // The field has the focus and handles the keys of the whole list.
        <button
          type="button"
          tabIndex={-1}
          key={product.slug}
          id={`${id}-${product.slug}`}
          role="option"
          aria-selected={product === chosen}
          onClick={() => onChoose(product)}
        >
          <span className="grow">{product.name}</span>
          <span className="small soft">
            {product.availability === 'soldOut' ? 'Sold out' : `from ${moneyText(product.from)}`}
          </span>
        </button>
      ))}
    </div>
  );
}

function saidOf(typed: string, { isCurrent, found }: { isCurrent: boolean; found: number }) {
  if (typed.length < SHORTEST) return '';
  if (!isCurrent) return 'Searching …';
  return found === 0 ? 'No product was found.' : '';
}
