/** Words to choose from for one of a design's small fields: on phones in one row that goes on beyond the window. */
import { useId } from 'react';
import { useTranslations } from '../../state/translations.ts';

interface IdeasProps {
  /** Of the field. */
  label: string;
  ideas: readonly string[];
  /** In the field now. */
  text: string;
  onChoose: (idea: string) => void;
}

const CHIP =
  'relative inline-flex min-h-11 flex-none items-center rounded-full border border-edge bg-white px-4 text-sm hover:border-ink has-checked:border-bottle has-checked:bg-bottle-tint has-checked:chosen';

export function Ideas({ label, ideas, text, onChoose }: IdeasProps) {
  const t = useTranslations('personalise-form');
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('ideas', { label })}
      // Scrolls from edge to edge of a phone.
      className="mx-[-16px] mt-2 flex gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] md:flex-wrap"
    >
      {ideas.map((idea) => (
        <label key={idea} className={CHIP}>
          <input
            type="radio"
            name={id}
            checked={idea === text}
            onChange={() => onChoose(idea)}
            className="absolute inset-0 size-full appearance-none rounded-full"
          />
          {idea}
        </label>
      ))}
    </div>
  );
}
