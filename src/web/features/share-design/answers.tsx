/** Replies to a shared design, latest first, each marked if the design has changed since. */
import type { Draft } from '../../../contract/designs/drafts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface AnswersProps {
  draft: Pick<Draft, 'replies' | 'updatedAt'>;
  className?: string;
}

const BY = { approved: 'answers.approvedBy', change: 'answers.changeBy' } as const;

export function Answers({ draft: { replies, updatedAt }, className = '' }: AnswersProps) {
  const t = useTranslations('share-design');
  const [latest, ...earlier] = replies.map((reply) => ({
    ...reply,
    // Dates in the same format compare as text.
    isOld: reply.at < updatedAt,
  }));
  if (!latest) return null;
  return (
    <div className={className}>
      <Answer {...latest} />
      {earlier.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-sm text-ink-soft">
            {t('answers.earlier', { count: earlier.length })}
          </summary>
          <ul className="mt-2 grid gap-2">
            {earlier.map((reply) => (
              <li key={`${reply.at} ${reply.name}`}>
                <Answer {...reply} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type AnswerProps = Draft['replies'][number] & { isOld: boolean };

function Answer({ decision, name, message, isOld }: AnswerProps) {
  const t = useTranslations('share-design');
  const isApproved = decision === 'approved';
  const look = isOld
    ? 'bg-paper-deep'
    : isApproved
      ? 'bg-bottle-tint text-bottle'
      : 'bg-clay-tint text-clay-deep';
  return (
    <div className={`flex gap-2 rounded-soft px-3 py-2 forced-colors:border ${look}`}>
      <Icon name={isApproved ? 'check' : 'info'} className="mt-0.5 size-5" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {t(name ? BY[decision] : `answers.${decision}`, { name })}
          {isOld && <span className="font-normal"> {t('answers.old')}</span>}
        </p>
        {message && <p className="whitespace-pre-line text-ink">{message}</p>}
      </div>
    </div>
  );
}
