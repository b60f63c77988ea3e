/** What every page of the shop says above all else. */
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { TextField } from '../../parts/field.tsx';
import { GroupForm } from './group-form.tsx';
import type { Settings } from './settings.ts';
import { useGroup } from './use-group.ts';

interface Draft {
  text: string;
  /** '' for no last day. */
  until: string;
}

export function NoticeGroup({ settings }: { settings: Settings }) {
  const { text, until } = settings.notice;
  const edited = useGroup<Draft>({
    group: 'notice',
    settings,
    saved: { text, until: until ?? '' },
    save: (draft, about) =>
      callOffice('settingsNotice', {
        body: { text: draft.text, until: draft.until || null, ...about },
      }),
  });
  const { draft, change, error } = edited;
  return (
    <GroupForm
      title="Notice"
      group="notice"
      edited={edited}
      may="settings.changeDaily"
      preview={
        draft.text.trim() === '' ? (
          <p className="soft">No notice.</p>
        ) : (
          <p className="shop-notice">{draft.text}</p>
        )
      }
    >
      <TextField
        label="Text above every page of the shop"
        hint="Leave it empty to show none."
        maxLength={200}
        value={draft.text}
        error={fieldError(error, 'text')}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <TextField
        label="Last day"
        hint="Optional. Without it the notice stays until you change it."
        type="date"
        value={draft.until}
        error={fieldError(error, 'until')}
        onChange={({ currentTarget }) => change({ until: currentTarget.value })}
      />
    </GroupForm>
  );
}
