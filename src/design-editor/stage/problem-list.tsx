/** Production problems of the design over the picture, one at a time, with a link to its place. */
import { useState } from 'react';
import type { Layer } from '../../artwork/design/design.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useTranslations } from '../editor-services.ts';
import { isEmoji } from '../layers/layer-names.ts';
import { problemId, type ComesApart, type ReportedProblem } from './reported-problem.ts';

export interface ProblemListProps {
  problems: readonly ReportedProblem[];
  layers: readonly Layer[];
  nameOf: (layer: string) => string;
  /** The copies that change together with a layer, with whose problems its own are one. */
  linkedTo: (layer: string) => readonly string[];
  /** The id of the one that is shown first, with all that it says. */
  open: string;
  onShow: (layer: string) => void;
  /** The one for which the editor did not close. */
  holding: ReportedProblem | undefined;
  /** The selected layer, whose problems come first. */
  selected: string | undefined;
  /** Closes the editor all the same. */
  onLeave: () => void;
  /** Present if the server's check failed. */
  onAgain: (() => void) | undefined;
}

export function ProblemList(props: ProblemListProps) {
  const { problems, holding, selected, open, onAgain } = props;
  const t = useTranslations();
  const [turnedTo, setTurnedTo] = useState(open);
  const [put, setPut] = useState<string | null>(null);
  const all = mistakes(props);
  const now =
    all.find((one) => one === holding) ??
    all.find((one) => problemId(one) === turnedTo) ??
    all.find(({ layer }) => layer === selected) ??
    all[0];
  if (!now) return onAgain && <Unchecked onAgain={onAgain} />;
  const next = all[(all.indexOf(now) + 1) % all.length] ?? now;
  // What is put away is shown again with the next problem.
  const known = `${problemId(now)} ${all.length}`;
  const isAway = put === known && now !== holding;
  return (
    <>
      {problems.map(
        (one) =>
          (one !== now || isAway) && (
            <p key={problemId(one)} id={problemId(one)} className="sr-only">
              <Words problem={one} layers={props.layers} />
            </p>
          ),
      )}
      {isAway ? (
        <button
          type="button"
          aria-label={t('problems.open', { count: all.length })}
          onClick={() => setPut(null)}
          className="editor-problem-pill"
        >
          <Icon name="info" className="size-5" />
          {all.length}
        </button>
      ) : (
        <Shown
          key={problemId(now)}
          {...props}
          problem={now}
          number={all.indexOf(now) + 1}
          count={all.length}
          onNext={next === now ? undefined : () => setTurnedTo(problemId(next))}
          onHide={() => setPut(known)}
        />
      )}
    </>
  );
}

/** What cannot be made first; of each mistake on linked copies one, that of the selected copy. */
function mistakes({ problems, linkedTo, holding, selected }: ProblemListProps): ReportedProblem[] {
  const rank = (one: ReportedProblem) => (one === holding ? 0 : one.layer === selected ? 1 : 2);
  const best = problems.map((problem) => {
    const copies = linkedTo(problem.layer);
    return problems
      .filter(
        ({ kind, layer }) =>
          kind === problem.kind && (layer === problem.layer || copies.includes(layer)),
      )
      .toSorted((one, other) => rank(one) - rank(other))[0];
  });
  const all = problems.filter((one) => best.includes(one));
  return [
    ...all.filter(({ severity }) => severity === 'refuse'),
    ...all.filter(({ severity }) => severity !== 'refuse'),
  ];
}

interface ShownProps extends ProblemListProps {
  problem: ReportedProblem;
  /** Among all, from 1. */
  number: number;
  count: number;
  onNext: (() => void) | undefined;
  onHide: () => void;
}

function Shown(props: ShownProps) {
  const { problem, layers, open, holding, number, count, nameOf, onNext, onHide } = props;
  const t = useTranslations();
  const [isRead, setRead] = useState(problemId(problem) === open);
  const isHeld = problem === holding;
  const name = nameOf(problem.layer);
  const isShort = name.length <= LONGEST_NAME;
  return (
    <div
      className="editor-problem"
      data-weight={problem.severity}
      data-shown={problemId(problem) === open || undefined}
      data-open={isHeld || isRead || undefined}
    >
      <button
        type="button"
        onClick={() => {
          setRead(true);
          document.getElementById(problemId(problem))?.focus();
        }}
        className="editor-problem-short"
      >
        {t(`problems.short.${wordingOf(problem, layers)}`)}
      </button>
      <p id={problemId(problem)} tabIndex={-1} className="outline-none">
        {isHeld && <strong>{t('problems.held')} </strong>}
        <Words {...{ problem, layers }} />
      </p>
      <div className="editor-problem-ways">
        {(isHeld || name !== '') && (
          <button
            type="button"
            onClick={isHeld ? props.onLeave : () => props.onShow(problem.layer)}
            aria-label={isHeld ? undefined : t('problems.show', { name })}
            className={LINK}
          >
            {isHeld ? (
              t('problems.leave')
            ) : (
              <>
                {isShort && (
                  <span className="editor-problem-named">{t('problems.show', { name })}</span>
                )}
                <span className={isShort ? 'editor-problem-unnamed' : undefined}>
                  {t('problems.showIt')}
                </span>
              </>
            )}
          </button>
        )}
        {onNext && (
          <button
            type="button"
            aria-label={t('problems.next', { number, count })}
            onClick={onNext}
            className="editor-problem-next"
          >
            {t('problems.place', { number, count })}
            <Icon name="chevron-right" className="size-4" />
          </button>
        )}
        {!isHeld && <IconButton icon="chevron-down" label={t('problems.hide')} onClick={onHide} />}
      </div>
    </div>
  );
}

/** Longer names would be cut off. */
const LONGEST_NAME = 24;
const LINK = 'editor-problem-link font-semibold underline underline-offset-4';

function Words({ problem, layers }: Pick<ShownProps, 'problem' | 'layers'>) {
  const t = useTranslations();
  return problem.kind === 'comesApart'
    ? problem.message
    : t(`problems.${wordingOf(problem, layers)}`, valuesOf(problem));
}

/** A symbol is a letter of a font, and no word. */
const OF_SYMBOLS = ['hiddenWords', 'cutOff', 'unreadable', 'tooSmall', 'tooThin'] as const;

function wordingOf<P extends ReportedProblem>(problem: P, layers: readonly Layer[]) {
  const { kind, layer } = problem;
  const ofSymbols = OF_SYMBOLS.find((one) => one === kind);
  if (ofSymbols && layers.some((one) => one.id === layer && isEmoji(one)))
    return `symbol.${ofSymbols}` as const;
  const isPhoto = problem.kind === 'hiddenWords' && problem.isPhoto;
  return isPhoto ? 'photoOverWords' : (kind as P['kind']);
}

function Unchecked({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations();
  return (
    <div className="editor-problem">
      <p>{t('problems.unchecked')}</p>
      <div className="editor-problem-ways">
        <button type="button" onClick={onAgain} className={LINK}>
          {t('problems.again')}
        </button>
      </div>
    </div>
  );
}

function valuesOf(problem: Exclude<ReportedProblem, ComesApart>): Record<string, string | number> {
  if (problem.kind === 'missingLetters') return { characters: problem.characters.join(' ') };
  if (problem.kind === 'tooThin')
    return { thickness: problem.thickness, least: problem.leastStroke };
  return problem.kind === 'tooSmall' ? { size: problem.leastSize } : {};
}
