/** Asks whether a design is kept although something of it may come out badly. */
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { nameOfEmoji } from './controls/emoji.ts';
import { useEditorServices } from './editor-services.ts';
import type { WarningQuestion as Asked } from './stage/asked-warnings.ts';

export interface WarningQuestionProps {
  asked: Asked;
  onClose: () => void;
  onKeep: () => void;
}

/** How many are told. */
const MOST = 4;

export function WarningQuestion({ asked, onClose, onKeep }: WarningQuestionProps) {
  const { t, warningText } = useEditorServices();
  const more = asked.warnings.length - MOST;
  return (
    <>
      {/* A dialog over another has no backdrop of its own. */}
      <div aria-hidden="true" className="fixed inset-0 z-50 bg-ink/50" />
      <Dialog open onClose={onClose} title={t('ask.title')} closeLabel={t('leave.stay')}>
        <ul className="mb-6 flex flex-col gap-2 wrap-anywhere">
          {asked.warnings.slice(0, MOST).map((warning) => (
            <li key={`${warning.kind} ${warning.layer}`}>
              {warningText(emojiNamed(warning, t('names.emoji')), 0)}
            </li>
          ))}
          {more > 0 && <li>{t('ask.more', { count: more })}</li>}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => {
              onClose();
              asked.onShow();
            }}
          >
            {t('ask.show')}
          </Button>
          {asked.moved > 0 && (
            <Button
              look="secondary"
              onClick={() => {
                onClose();
                asked.onPutBack();
              }}
            >
              {t(asked.moved > 1 ? 'ask.putBack' : 'putBack')}
            </Button>
          )}
          <Button look="secondary" onClick={onKeep}>
            {t('ask.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** An emoji is called by its name. */
function emojiNamed(warning: Asked['warnings'][number], label: string): typeof warning {
  const name = nameOfEmoji(warning.text);
  return name === undefined ? warning : { ...warning, label, text: name };
}
