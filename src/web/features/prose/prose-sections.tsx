/** The sections of a page's text with the page's additions, and a table of contents for long texts. */
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from '../../state/translations.ts';
import type { FoldedSectionProps } from './folded-section.tsx';
import { ProseBlock } from './prose-block.tsx';
import type { ReadText } from './prose-text.ts';
import type { Section } from './read-sections.ts';

const SECTIONS_OF_A_LONG_TEXT = 6;

export interface ProseSectionsProps {
  sections: readonly Section[];
  text: ReadText;
  /** By section name; shown below the section's text. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** Around the sections whose title is enough for most readers. */
  Fold?: ComponentType<FoldedSectionProps>;
  /** Across the page: on desktops each title is left of its text. */
  isWide?: boolean;
}

export function ProseSections({ sections, text, extras = {}, Fold, isWide }: ProseSectionsProps) {
  return (
    <div className={`md:text-lg ${isWide ? '' : 'max-w-prose'}`}>
      {!Fold && sections.length >= SECTIONS_OF_A_LONG_TEXT && (
        <OnThisPage {...{ sections, text }} />
      )}
      {sections.map(({ id, titleKey, blocks }) => {
        const title = text(titleKey);
        const content = (
          <>
            {blocks.map((block) => (
              <ProseBlock key={block.key} block={block} text={text} />
            ))}
            {extras[id]}
          </>
        );
        return Fold ? (
          <Fold key={id} id={id} title={title}>
            {content}
          </Fold>
        ) : (
          <section
            key={id}
            aria-labelledby={id}
            className={`mt-12 first:mt-0 ${isWide ? 'lg:grid lg:grid-cols-[16rem_1fr] lg:gap-16' : ''}`}
          >
            <h2 id={id} className="text-2xl md:text-3xl">
              {title}
            </h2>
            <div className="max-w-prose">{content}</div>
          </section>
        );
      })}
    </div>
  );
}

function OnThisPage({ sections, text }: Pick<ProseSectionsProps, 'sections' | 'text'>) {
  const t = useTranslations('prose');
  return (
    <nav
      aria-labelledby="on-this-page"
      className="mb-12 rounded-soft border border-line bg-white px-5 py-5 text-base md:px-7"
    >
      <h2 id="on-this-page" className="text-xl">
        {t('contents')}
      </h2>
      <ol className="mt-3 gap-x-8 sm:columns-2">
        {sections.map(({ id, titleKey }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="inline-block py-1.5 text-bottle underline-offset-4 hover:underline"
            >
              {text(titleKey)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
