/** The templates that the inbox offers for answers: added, changed, put in order and deleted. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../../api/call.ts';
import { useShownAtOnce } from '../../../api/use-shown-at-once.ts';
import { Button } from '../../../parts/button.tsx';
import { MoveButtons, moved } from '../../../parts/move-buttons.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { useMay } from '../../../session/session.ts';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import type { Template } from './template.ts';
import { TemplateDialog } from './template-dialog.tsx';

type Open =
  | { dialog: 'edit'; template: Template | null }
  | { dialog: 'delete'; template: Template };

export function AnswerTemplates() {
  const mayChange = useMay()('messages.change');
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => callOffice('answerTemplates', {}, signal),
  });
  const order = useOrder();
  const templates = data?.templates ?? [];
  const close = () => setOpen(null);
  return (
    <section className="panel templates" aria-labelledby="templates">
      <header>
        <h2 id="templates">Templates of answers</h2>
      </header>
      <div className="body stack">
        <p className="soft">Messages offer them in this order.</p>
        {error && <ErrorCallout error={error} onRetry={() => void refetch()} />}
        {order.error && <ErrorCallout error={order.error} />}
        {data && templates.length === 0 && <p>There are none yet.</p>}
        <ul className="rows">
          {templates.map((template, place) => (
            <TemplateRow
              key={template.id}
              template={template}
              mayChange={mayChange}
              onOpen={(dialog) => setOpen({ dialog, template })}
              onMove={(by) => order.mutate(moved(templates, place, by))}
              isFirst={place === 0}
              isLast={place === templates.length - 1}
            />
          ))}
        </ul>
        {mayChange && (
          <div className="row">
            <Button icon="plus" onClick={() => setOpen({ dialog: 'edit', template: null })}>
              Add a template
            </Button>
          </div>
        )}
      </div>
      {open?.dialog === 'edit' && <TemplateDialog template={open.template} onClose={close} />}
      {open?.dialog === 'delete' && (
        <DeleteTemplateDialog template={open.template} onClose={close} />
      )}
    </section>
  );
}

interface TemplateRowProps {
  template: Template;
  mayChange: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (dialog: 'edit' | 'delete') => void;
  onMove: (by: -1 | 1) => void;
}

function TemplateRow({ template, mayChange, isFirst, isLast, onOpen, onMove }: TemplateRowProps) {
  const { name, text } = template;
  return (
    <li className="template">
      <div>
        <b>{name}</b>
        <p className="soft">{text}</p>
      </div>
      {mayChange && (
        <div className="row">
          <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
          <Button onClick={() => onOpen('edit')}>
            Change<span className="sr"> {name}</span>
          </Button>
          <Button look="danger" onClick={() => onOpen('delete')}>
            Delete<span className="sr"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

const useOrder = () =>
  useShownAtOnce<readonly Template[]>({
    queryKey: ['templates'],
    save: (templates) =>
      callOffice('answerTemplatesOrder', { body: { ids: templates.map(({ id }) => id) } }),
    dataWith: (templates) => ({ templates }),
  });
