/** Adds many names at once: pasted, reviewed as a contact sheet, then added to the cart together. */
import { useState } from 'react';
import type { Process } from '../../../artwork/design/design.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { NewItem } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { AddedNames, type Added } from './added-names.tsx';
import { NameSheet } from './name-sheet.tsx';
import { PasteNames } from './paste-names.tsx';
import { useNameList } from './use-name-list.ts';

export interface NameListProps {
  /** On the page. */
  name: string;
  /** The item for each name. */
  item: NewItem;
  /** The design's field for the name. */
  field: FieldRule;
  process: string;
  /** Whether the server must check each name, because it is cut out or its text style was edited. */
  isCutOut: boolean;
  open: boolean;
  onClose: () => void;
}

export function NameList({ name, item, field, process, isCutOut, open, onClose }: NameListProps) {
  const t = useTranslations('name-list');
  const list = useNameList(item, field, process as Process, isCutOut);
  const [isPasting, setIsPasting] = useState(true);
  const [added, setAdded] = useState<Added | null>(null);

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('title')}
        description={t('about', { product: item.name })}
        closeLabel={t('close')}
        look="page"
      >
        {isPasting || list.rows.length === 0 ? (
          <PasteNames
            first={list.rows.length === 0 ? name.trim() : ''}
            onRead={(pasted) => {
              list.read(pasted);
              setIsPasting(false);
            }}
          />
        ) : (
          <NameSheet
            item={item}
            field={field}
            list={list}
            onPasteMore={() => setIsPasting(true)}
            onAdded={(done) => {
              setAdded(done);
              list.clear();
              setIsPasting(true);
              onClose();
            }}
          />
        )}
      </Dialog>
      {added && <AddedNames key={added.key} added={added} />}
    </>
  );
}
