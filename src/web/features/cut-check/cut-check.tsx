/**
 * Asks the server which parts of a cut-out design would come apart, shortly after each change.
 * Shows messages that belong to no field.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import {
  normalisePersonalisation,
  type FieldRule,
} from '../../../domain/personalisation/personalisation.ts';
import { emptyPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import type { CutReport } from './cut-report.ts';

export interface CutCheckProps {
  /** Undefined if there is nothing to check yet. */
  productId: string | undefined;
  fields: readonly FieldRule[];
  /** By field; null for a design without personalisation. */
  words: Readonly<Record<string, string>> | null;
  edits: DesignEdits | undefined;
  report: CutReport | null;
  /** Null if there is no result for the current or the previous design. */
  onReport: (report: CutReport | null) => void;
}

type Said = Pick<CutReport, 'problems' | 'warnings' | 'isUnreachable'>;

const PAUSE_MS = 350;
const FIELD = 'personalisation.fields.';
const isAtField = ({ propertyPath }: { propertyPath: string }) => propertyPath.startsWith(FIELD);

export function CutCheck({ productId, fields, words, edits, report, onReport }: CutCheckProps) {
  const t = useTranslations('personalise-form');
  const answers = useRef(new Map<string, Said>());
  const [attempts, setAttempts] = useState(0);
  const made = words
    ? normalisePersonalisation({ v: 1, fields: { ...words }, edits }, fields)
    : emptyPersonalisation(fields);
  const key = productId === undefined || !made ? '' : JSON.stringify([productId, made]);

  function tell({ problems, warnings, isUnreachable }: Said, isNew = true): void {
    const atFields = isNew ? problems.filter(isAtField) : [];
    onReport({
      problems,
      warnings: isNew ? warnings : [],
      isUnreachable,
      isNew,
      faults: Object.fromEntries(
        atFields.map(({ propertyPath, message }) => [propertyPath.slice(FIELD.length), message]),
      ),
      onAgain: () => setAttempts((count) => count + 1),
    });
  }

  const ask = useEffectEvent(async (isNewest: () => boolean) => {
    if (productId === undefined || !made) return;
    const said = await askAbout({ productId, personalisation: made });
    if (!said.isUnreachable) answers.current.set(key, said);
    if (isNewest()) tell(said);
  });
  const follow = useEffectEvent((isNewest: () => boolean) => {
    const known = answers.current.get(key);
    if (known || key === '') {
      if (known) tell(known);
      else onReport(null);
      return undefined;
    }
    // While typing, existing messages stay, but the rings around places are removed.
    if (report) tell(report, false);
    return setTimeout(() => void ask(isNewest), PAUSE_MS);
  });
  useEffect(() => {
    let isNewest = true;
    const timer = follow(() => isNewest);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [key, attempts]);

  const leave = useEffectEvent(() => onReport(null));
  useEffect(() => () => leave(), []);

  const elsewhere = report?.problems.filter((problem) => !isAtField(problem)) ?? [];
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {elsewhere.map(({ propertyPath, message }) => (
        <Callout key={propertyPath} look="error">
          <p>{message}</p>
        </Callout>
      ))}
      {report?.isUnreachable && (
        <Callout
          look="warning"
          action={
            <Button look="secondary" onClick={report.onAgain}>
              {t('cut.again')}
            </Button>
          }
        >
          <p>{t('cut.unchecked')}</p>
        </Callout>
      )}
    </div>
  );
}

async function askAbout(
  body: Parameters<typeof browserApi.call<'artworkCheck'>>[1]['body'],
): Promise<Said> {
  try {
    const { problems, warnings } = await browserApi.call('artworkCheck', { body });
    return { problems, warnings, isUnreachable: false };
  } catch (failure) {
    // A 422 is about text that cannot be lettered, which other checks report at its field.
    const isOfWords = failure instanceof Refusal && failure.status === 422;
    return { problems: [], warnings: [], isUnreachable: !isOfWords };
  }
}
