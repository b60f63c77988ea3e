/** The layout of every information page below the breadcrumb: heading, text in a readable width, contact. */
import type { ReactNode } from 'react';
import { useTranslations } from '../../state/translations.ts';
import { ContactCard } from './contact-card.tsx';
import type { InformationPage } from './information-pages.ts';
import { RelatedPages } from './related-pages.tsx';

export interface ProseLayoutProps {
  page: InformationPage;
  heading: string;
  intro: string;
  /** As displayed: '21 November 2026'. */
  updated?: string;
  /** Shown at full width between heading and text. */
  lead?: ReactNode;
  /** First beside the text. */
  beside?: ReactNode;
  /** If true, the text takes the whole width, and contact and related pages come below it. */
  isWide?: boolean;
  /** False on the contact form's own pages, which need no link to it. */
  form?: boolean;
  children: ReactNode;
}

export function ProseLayout(props: ProseLayoutProps) {
  const { page, heading, intro, updated, lead, beside, isWide, form, children } = props;
  const t = useTranslations('prose');
  const header = (
    <header className="mt-4 mb-10 max-w-prose">
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{intro}</p>
      {updated && <p className="mt-4 text-sm text-ink-soft">{t('updated', { date: updated })}</p>}
    </header>
  );
  return (
    <>
      {lead && header}
      {lead}
      <div
        className={`grid items-start gap-x-16 gap-y-14 ${isWide ? '' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
      >
        <div className="min-w-0">
          {!lead && header}
          {children}
        </div>
        <aside
          aria-label={t('aside')}
          className={
            isWide
              ? 'grid gap-6 md:grid-cols-3'
              : 'space-y-6 lg:sticky lg:top-[calc(var(--header-height)+16px)]'
          }
        >
          {beside}
          <ContactCard form={form} />
          <RelatedPages page={page} />
        </aside>
      </div>
    </>
  );
}
