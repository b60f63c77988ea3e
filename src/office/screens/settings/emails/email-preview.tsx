/** An email as its customer gets it, with example data. */
import { useState } from 'react';
import { EMAIL_PLACEHOLDERS } from '../../../../domain/settings/email-placeholders.ts';
import type { EmailKind, EmailText } from '../../../../domain/settings/email-kind.ts';
import { fillPlaceholders } from '../../../../domain/text/placeholders.ts';
import { Button } from '../../../parts/button.tsx';
import type { Settings } from '../settings.ts';

export interface EmailPreviewProps {
  kind: EmailKind;
  textOf: (key: string) => string;
  company: Settings['company'];
}

export function EmailPreview({ kind, textOf, company }: EmailPreviewProps) {
  const [isPlain, setIsPlain] = useState(false);
  const { email, phone } = company;
  const read = ({ key }: EmailText) =>
    fillPlaceholders(textOf(key), { ...EMAIL_PLACEHOLDERS, email, phone });
  const subjects = kind.texts.filter(({ role }) => role === 'subject');
  const body = kind.texts.filter(({ role }) => role !== 'subject');
  return (
    <>
      <dl className="facts">
        <dt>Subject</dt>
        {subjects.map((text) => (
          <dd key={text.key}>{read(text)}</dd>
        ))}
      </dl>
      {isPlain ? (
        <pre className="email-plain">{body.map(read).join('\n\n')}</pre>
      ) : (
        <div className="email-page">
          {body.map((text) => (
            <PreviewedText key={text.key} text={text} value={read(text)} />
          ))}
        </div>
      )}
      <p className="small soft">
        With example data. Lists of items, addresses and the shop’s details follow by themselves.
      </p>
      <Button onClick={() => setIsPlain(!isPlain)}>
        {isPlain ? 'Show it with layout' : 'Show it as plain text'}
      </Button>
    </>
  );
}

function PreviewedText({ text: { role, when }, value }: { text: EmailText; value: string }) {
  return (
    <>
      {when && <p className="email-when">Only {when}:</p>}
      {role === 'heading' && <p className="email-heading">{value}</p>}
      {role === 'button' && <p className="email-button">{value}</p>}
      {role === 'paragraph' &&
        value.split(/\n{2,}/).map((paragraph, place) => <p key={place}>{paragraph}</p>)}
    </>
  );
}
