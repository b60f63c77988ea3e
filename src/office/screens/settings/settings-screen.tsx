/** The shop's settings, group by group; what is saved is live in the shop at once. */
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { useListAddress } from '../../list/list-address.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { AnswerTemplates } from './answer-templates/answer-templates.tsx';
import { CompanyGroup } from './company-group.tsx';
import { DeliveryGroup } from './delivery-group.tsx';
import { EmailsGroup } from './emails/emails-group.tsx';
import { DispatchGroup } from './dispatch-group.tsx';
import { MachinesGroup } from './machines/machines-group.tsx';
import { NoticeGroup } from './notice-group.tsx';
import { SendingGroup } from './sending/sending-group.tsx';
import { WorkshopGroup } from './workshop-group.tsx';
import type { Group, Settings } from './settings.ts';

interface Tab {
  /** In the address. */
  group: Group | 'answers';
  name: string;
  Form: ComponentType<{ settings: Settings }>;
}

const TABS: readonly Tab[] = [
  { group: 'dispatch', name: 'Dispatch', Form: DispatchGroup },
  { group: 'delivery', name: 'Delivery', Form: DeliveryGroup },
  { group: 'workshop', name: 'Workshop', Form: WorkshopGroup },
  { group: 'machines', name: 'Machines', Form: MachinesGroup },
  { group: 'sending', name: 'Sending', Form: SendingGroup },
  { group: 'notice', name: 'Notice', Form: NoticeGroup },
  { group: 'emails', name: 'Emails', Form: EmailsGroup },
  { group: 'answers', name: 'Answers', Form: AnswerTemplates },
  { group: 'company', name: 'Company and VAT', Form: CompanyGroup },
];

export default function SettingsScreen() {
  const wanted = useListAddress().get('group');
  const { group, Form } = TABS.find((tab) => tab.group === wanted) ?? TABS[0]!;
  const { data, error, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callOffice('settings', {}, signal),
  });
  return (
    <>
      <PageHead title="Settings" />
      <nav className="tabs" aria-label="Settings">
        {TABS.map(({ group: each, name }) => (
          <Link key={each} to={`?group=${each}`} aria-current={each === group ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && <Form key={group} settings={data} />}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}
