/** Asks whether changes are kept when the editor is left by its cross. */
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useTranslations } from './editor-services.ts';

export interface LeaveQuestionProps {
  onStay: () => void;
  onKeep: () => void;
  onDrop: () => void;
}

export function LeaveQuestion({ onStay, onKeep, onDrop }: LeaveQuestionProps) {
  const t = useTranslations();
  return (
    <>
      {/* A dialog over another has no backdrop of its own. */}
      <div aria-hidden="true" className="fixed inset-0 z-50 bg-ink/50" />
      <Dialog open onClose={onStay} title={t('leave.title')} closeLabel={t('leave.stay')}>
        <p className="mb-6">{t('leave.undo')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onKeep}>{t('leave.keep')}</Button>
          <Button look="secondary" onClick={onDrop}>
            {t('leave.drop')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
