/** The sentence that Today begins with. */
import { Fragment } from 'react';
import { PermittedLink } from '../../session/permitted-link.tsx';
import type { SayPart } from './today-texts.ts';

export function Headline({ parts }: { parts: readonly SayPart[] }) {
  return (
    <p className="say">
      {parts.every(({ tone }) => tone === 'open') && 'Nothing is late, due today or unanswered. '}
      {parts.map(({ text, tone, to, may }, place) => (
        <Fragment key={text}>
          {place > 0 && ', '}
          <PermittedLink to={to} may={may} className={`say-${tone}`}>
            {text}
          </PermittedLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
