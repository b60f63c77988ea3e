/** Production problems of the design, each with a link to its place. */
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useTranslations } from '../editor-services.ts';
import { problemId, type ComesApart, type ReportedProblem } from './reported-problem.ts';

export interface ProblemListProps {
  problems: readonly ReportedProblem[];
  nameOf: (layer: string) => string;
  onShow: (layer: string) => void;
  /** The one for which the editor did not close. */
  holding: ReportedProblem | undefined;
  /** Closes the editor all the same. */
  onLeave: () => void;
  /** Present if the server's check failed. */
  onAgain: (() => void) | undefined;
}

export function ProblemList(props: ProblemListProps) {
  const { problems, nameOf, onShow, holding, onLeave, onAgain } = props;
  const t = useTranslations();
  const byWeight = [
    ...problems.filter(({ severity }) => severity === 'refuse'),
    ...problems.filter(({ severity }) => severity !== 'refuse'),
  ];
  return (
    <>
      {byWeight.map((problem) => (
        <Callout
          key={`${problem.kind} ${problem.layer}`}
          look={problem.severity === 'refuse' ? 'error' : 'warning'}
          action={
            problem === holding && (
              <Button look="secondary" onClick={onLeave}>
                {t('problems.leave')}
              </Button>
            )
          }
        >
          <p id={problemId(problem)} tabIndex={-1}>
            {problem === holding && <strong>{t('problems.held')} </strong>}
            {problem.kind === 'comesApart'
              ? problem.message
              : t(`problems.${problem.kind}`, valuesOf(problem))}{' '}
            {problem !== holding && nameOf(problem.layer) !== '' && (
              <button
                type="button"
                onClick={() => onShow(problem.layer)}
                className="min-h-11 font-semibold underline underline-offset-4"
              >
                {t('problems.show', { name: nameOf(problem.layer) })}
              </button>
            )}
          </p>
        </Callout>
      ))}
      {onAgain && (
        <Callout
          look="warning"
          action={
            <Button look="secondary" onClick={onAgain}>
              {t('problems.again')}
            </Button>
          }
        >
          <p>{t('problems.unchecked')}</p>
        </Callout>
      )}
    </>
  );
}

function valuesOf(problem: Exclude<ReportedProblem, ComesApart>): Record<string, string | number> {
  if (problem.kind === 'missingLetters') return { characters: problem.characters.join(' ') };
  if (problem.kind === 'tooThin')
    return { thickness: problem.thickness, least: problem.leastStroke };
  return problem.kind === 'tooSmall' ? { size: problem.leastSize } : {};
}
