/** An order taken by phone or email: filled in for the customer, who pays it by a link. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { usePageTitle } from '../../parts/page.tsx';
import { isPersonalised, lineOf, quantityFault } from './draft.ts';
import { LineEditor } from './line-editor.tsx';
import { PersonFields } from './person-fields.tsx';
import { ProductSearch } from './product-search.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { useDraft, type DraftEditor } from './use-draft.ts';
import { referenceIn, useOrderCreate } from './use-order-create.ts';
import { useQuote } from './use-quote.ts';

type Create = ReturnType<typeof useOrderCreate>;

const NO_PRODUCT = 'Please add a product first.';

export default function NewOrderScreen() {
  const heading = usePageTitle('New order');
  const editor = useDraft();
  const create = useOrderCreate(editor);
  const quote = useQuote(editor.draft);
  const search = useRef<HTMLInputElement>(null);
  const form = useFirstFault(create.error);
  const [isMissing, setMissing] = useState(false);
  const { draft } = editor;
  const isEmpty = draft.lines.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) search.current?.focus();
    else create.place();
  };
  const isUnclear = draft.lines.some((line) => quantityFault(line) !== undefined);
  const lines = isEmpty ? undefined : quote.data;
  return (
    <>
      <p className="crumb">
        <Link to="/office/orders">
          <Icon name="chevron-left" size="small" />
          Orders
        </Link>
      </p>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          New order
        </h1>
      </div>
      <form ref={form} className="cols" noValidate onSubmit={submit}>
        <div className="stack">
          <section className="panel" aria-labelledby="ordered">
            <header>
              <h2 id="ordered">What is ordered</h2>
            </header>
            <div className="body stack">
              <Lines editor={editor} create={create} quote={lines} />
              <ProductSearch
                field={search}
                error={isMissing && isEmpty ? NO_PRODUCT : undefined}
                onChoose={(product) => editor.set({ lines: [...draft.lines, lineOf(product)] })}
              />
            </div>
          </section>
          <PersonFields editor={editor} errorAt={create.errorAt} />
        </div>
        <aside className="stack new-order-end" aria-label="Price and placing">
          <QuotePanel
            quote={isUnclear ? undefined : lines}
            isUnclear={isUnclear}
            error={isEmpty || isUnclear ? null : quote.error}
            onRetry={() => void quote.refetch()}
          />
          <Placing editor={editor} create={create} />
        </aside>
      </form>
    </>
  );
}

interface LinesProps {
  editor: DraftEditor;
  create: Create;
  quote: ReturnType<typeof useQuote>['data'];
}

function Lines({ editor: { draft, set, setLine }, create, quote }: LinesProps) {
  if (draft.lines.length === 0) return null;
  return (
    <ol className="new-lines">
      {draft.lines.map((line, place) => {
        const priced = quote?.lines[place];
        return (
          <LineEditor
            key={line.id}
            number={place + 1}
            line={line}
            price={priced?.productId === line.productId ? priced.linePrice : undefined}
            errorAt={(path) => create.errorOfLine(line, path)}
            onChange={(change) => setLine(line.id, change)}
            onRemove={() => set({ lines: draft.lines.filter(({ id }) => id !== line.id) })}
          />
        );
      })}
    </ol>
  );
}

function Placing({ editor, create }: { editor: DraftEditor; create: Create }) {
  const { draft, set, clear } = editor;
  const made = referenceIn(create.error);
  const notAgreed = create.errorAt('personalisedAccepted');
  return (
    <section className="panel" aria-label="Placing">
      <div className="body stack new-order-place">
        {isPersonalised(draft) && (
          <div className="field">
            <label className="choice">
              <input
                type="checkbox"
                className="box"
                checked={draft.isAgreed}
                aria-invalid={notAgreed ? true : undefined}
                aria-describedby={notAgreed && 'not-agreed'}
                onChange={({ currentTarget }) => set({ isAgreed: currentTarget.checked })}
              />
              <span>
                The customer knows that personalised goods cannot be returned unless faulty
              </span>
            </label>
            {notAgreed && (
              <p id="not-agreed" className="wrong" role="alert">
                Please tell the customer, and tick this.
              </p>
            )}
          </div>
        )}
        {create.error && <ErrorCallout error={create.error} />}
        {made && (
          <p className="row wrap">
            <Link to={`/office/orders/${made}`}>Open {made}</Link>
            <Button
              look="quiet"
              onClick={() => {
                create.forget();
                clear();
              }}
            >
              Begin another order
            </Button>
          </p>
        )}
        <Button look="go" type="submit" className="big" busy={create.isPending}>
          Place the order and email the link
        </Button>
        <p className="small soft">
          The stock is held until it is paid, for 7 days at most. Then the order is cancelled.
        </p>
      </div>
    </section>
  );
}

/** Moves the focus to the first field that was refused. */
function useFirstFault(error: Error | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
