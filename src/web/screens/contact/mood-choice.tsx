/** A rating of the shop: a row of faces with labels. */
import type { ReactNode } from 'react';
import { useTranslations } from '../../state/translations.ts';
import { MOODS, type Message, type Mood } from './message-rules.ts';

/** Mouths of the faces, on a 24 px grid. */
const MOUTHS: Record<Mood, string> = {
  love: 'M7 13.5c1 3.5 9 3.5 10 0z',
  good: 'M8 14c1.8 2.4 6.2 2.4 8 0',
  mixed: 'M8.5 15h7',
  bad: 'M8 16c1.8-2.4 6.2-2.4 8 0',
};

export interface MoodChoiceProps {
  label: ReactNode;
  mood: string;
  onChoose: (change: Pick<Message, 'mood'>) => void;
}

export function MoodChoice({ label, mood, onChoose }: MoodChoiceProps) {
  const t = useTranslations('contact-form');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {MOODS.map((choice) => (
          <label
            key={choice}
            className="relative flex min-h-24 flex-col items-center justify-center gap-2 rounded-soft border border-edge bg-white px-2 py-3 text-center hover:border-ink has-checked:border-bottle has-checked:bg-bottle-tint has-checked:ring-1 has-checked:ring-bottle has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bottle forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="mood"
              value={choice}
              checked={mood === choice}
              onChange={() => onChoose({ mood: choice })}
              className="absolute size-px opacity-0"
            />
            <Face mouth={MOUTHS[choice]} />
            <span>{t(`moods.${choice}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Face({ mouth }: { mouth: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-9 text-bottle"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d={`M9 9.5v.5M15 9.5v.5${mouth}`} />
    </svg>
  );
}
