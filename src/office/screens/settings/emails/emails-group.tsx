/** The texts of emails to customers, email by email. */
import type { EmailKind } from '../../../../domain/settings/email-kind.ts';
import { EMAILS } from '../../../../domain/settings/email-texts.ts';
import { emailTextProblem } from '../../../../domain/settings/email-text-rules.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { useListAddress } from '../../../list/list-address.ts';
import { Select } from '../../../parts/field.tsx';
import { EmailPreview } from './email-preview.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { GroupForm } from '../group-form.tsx';
import type { Settings } from '../settings.ts';
import { useGroup } from '../use-group.ts';

type Draft = Settings['emails'];

export function EmailsGroup({ settings }: { settings: Settings }) {
  const address = useListAddress();
  const { standardTexts } = settings;
  const edited = useGroup<Draft>({
    group: 'emails',
    settings,
    saved: settings.emails,
    save: ({ texts }, about) => callOffice('settingsEmails', { body: { texts, ...about } }),
    savedMessage: 'Saved. The next emails have it',
  });
  const changed = edited.draft.texts;
  const kind = EMAILS.find(({ id }) => id === address.get('email')) ?? EMAILS[0]!;
  const textOf = (key: string) => changed[key] ?? standardTexts[key] ?? '';
  const change = (key: string, text: string) =>
    edited.change({ texts: withText(standardTexts, changed, key, text) });
  const wrongElsewhere = EMAILS.find((each) => each !== kind && hasProblem(each, textOf));
  return (
    <GroupForm
      title="Emails to customers"
      group="emails"
      edited={edited}
      may="settings.changeDaily"
      isReadable={!wrongElsewhere && !hasProblem(kind, textOf)}
      previewTitle="Preview"
      preview={<EmailPreview kind={kind} textOf={textOf} company={settings.company} />}
      above={
        <Select
          label="Email"
          options={EMAILS.map((each) => ({
            value: each.id,
            label: each.name + (isChanged(each, changed) ? ' (changed)' : ''),
          }))}
          value={kind.id}
          onChange={(id) => address.set({ email: id })}
        />
      }
    >
      {wrongElsewhere && (
        <p className="wrong" role="alert">
          Please correct “{wrongElsewhere.name}” first.
        </p>
      )}
      {kind.texts.map((text) => (
        <EmailTextField
          key={text.key}
          text={text}
          value={textOf(text.key)}
          standard={standardTexts[text.key] ?? ''}
          refusal={fieldError(edited.error, `texts.${text.key}`)}
          onChange={(value) => change(text.key, value)}
        />
      ))}
    </GroupForm>
  );
}

const isChanged = ({ texts }: EmailKind, changed: Draft['texts']): boolean =>
  texts.some(({ key }) => key in changed);

const hasProblem = ({ texts }: EmailKind, textOf: (key: string) => string): boolean =>
  texts.some((text) => emailTextProblem(text, textOf(text.key)) !== null);

/** In the order of the emails, as the server stores them; without those that are the standard texts. */
function withText(
  standard: Draft['texts'],
  changed: Draft['texts'],
  key: string,
  text: string,
): Draft['texts'] {
  const next = { ...changed, [key]: text };
  return Object.fromEntries(
    Object.keys(standard).flatMap((each) => {
      const value = next[each];
      return value === undefined || value === standard[each] ? [] : [[each, value]];
    }),
  );
}
