/** Says that a long name gets small and offers what keeps it readable. Loaded once a name could be long. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LongName } from '../../../artwork/check/long-name.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import { measureLongName } from '../../../live-photo/measure-long-name.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';
import { Button } from '../../../ui/button.tsx';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { useTranslations } from '../../state/translations.ts';

export interface LongNameRemarkProps {
  product: LiveProductName;
  fields: readonly FieldRule[];
  /** By field. */
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
  onChoose: (edits: DesignEdits) => void;
}

type Measured = LongName & { of: DesignEdits | undefined };

/** After the picture has followed the typing. */
const PAUSE_MS = 300;

export function LongNameRemark(props: LongNameRemarkProps) {
  const { product, fields, words, edits, onChoose } = props;
  const t = useTranslations('personalise-form');
  const box = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const key = JSON.stringify([product.slug, product.plate, words, edits]);

  const measure = useEffectEvent(async (isNewest: () => boolean) => {
    try {
      const typed = { v: 1, fields: { ...words }, edits } as const;
      const shown = previewPersonalisation(typed, fields);
      const found = await measureLongName(product, shown, artworkCalls);
      if (isNewest()) setMeasured(found && { ...found, of: edits });
    } catch (failure) {
      // The picture shows how small the name is; whether it could be painted is said there.
      console.warn('The name could not be measured', failure);
      if (isNewest()) setMeasured(null);
    }
  });
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => void measure(() => isNewest), PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [key]);

  // The ways are changes of the edits that were measured.
  const said = JSON.stringify(measured?.of) === JSON.stringify(edits) ? measured : null;
  return (
    <div ref={box} tabIndex={-1} role="status" className="col-span-full outline-none empty:hidden">
      {said && (
        <div
          className={`rounded-soft px-4 py-3 text-sm forced-colors:border ${said.isSmall ? 'bg-clay-tint' : 'bg-bottle-tint'}`}
        >
          <p>{t(said.isSmall ? 'long.small' : 'long.changed')}</p>
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {said.ways.map(({ way, edits: next }) => (
              <Button
                key={way}
                look="secondary"
                className="bg-white px-4! text-sm"
                onClick={() => {
                  // The pressed button goes.
                  box.current?.focus();
                  onChoose(next);
                }}
              >
                {t(`long.${way}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
