/** The shop's letterhead, for printing only. */
import { shopSettings } from '../../state/settings.ts';

export function PrintHead() {
  const { name, company, address, email, phone } = shopSettings();
  return (
    <div aria-hidden="true" className="page hidden border-b border-line pb-4 print:block">
      <p className="font-display text-2xl">{name}</p>
      <p className="text-sm">{[company, ...address].join(', ')}</p>
      <p className="text-sm">{[email, phone].join(' · ')}</p>
    </div>
  );
}
