/** Says that a long name gets small and offers what keeps it readable. Loaded once a name could be long. */
import { useRef } from 'react';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { measureLongName } from '../../../../live-photo/measure-long-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { artworkCalls } from '../../../api/artwork-calls.ts';
import { useTranslations } from '../../../state/translations.ts';
import { useFoundAfterTyping } from './use-found-after-typing.ts';
import type { TypedWords } from './use-found-after-typing.ts';

export interface LongNameRemarkProps extends TypedWords {
  onChoose: (edits: DesignEdits) => void;
}

export function LongNameRemark({ onChoose, ...typed }: LongNameRemarkProps) {
  const t = useTranslations('personalise-form');
  const box = useRef<HTMLDivElement>(null);
  const last = useFoundAfterTyping(typed, (shown) =>
    measureLongName(typed.product, shown, artworkCalls),
  );

  // The ways are changes of the edits that were measured.
  const isCurrent = JSON.stringify(last?.of) === JSON.stringify(typed.edits);
  const said = isCurrent ? last?.found : null;
  return (
    <div ref={box} tabIndex={-1} role="status" className="col-span-full outline-none empty:hidden">
      {said && (
        <div
          className={`rounded-soft px-4 py-3 text-sm forced-colors:border ${said.isSmall ? 'bg-paper-deep' : 'bg-bottle-tint'}`}
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
