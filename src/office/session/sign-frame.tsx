/** The two halves of every page before the session: a form, and a picture of what the shop makes. */
import type { ReactNode } from 'react';
import { usePageTitle } from '../parts/page.tsx';
import mug from './mug.webp';
import { Mark } from '../parts/mark.tsx';

const shopName = document.documentElement.dataset.shop ?? '';

export function SignFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageTitle(title);
  return (
    <div className="sign">
      <main className="sign-in">
        <p className="sign-mark">
          <Mark />
          {shopName}
        </p>
        <section>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </section>
        <p className="tiny soft sign-foot">
          You are signed out after 30 minutes without activity. Every sign-in is in the journal.
        </p>
      </main>
      <div className="sign-pic" aria-hidden="true">
        <img src={mug} alt="" />
      </div>
    </div>
  );
}
