/** The member's passkeys: adding one under a name, and removing. */
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { dayText } from '../../parts/dates.ts';
import { hasPasskeys } from '../../session/passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { FactorPanel } from './factor-panel.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import type { Passkey, Security } from './security.ts';

type Open = { dialog: 'add' } | { dialog: 'remove'; passkey: Passkey } | null;

export function PasskeysPanel({ security }: { security: Security }) {
  const { passkeys, hasPassword, hasAuthenticator } = security;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isOnlyWay = passkeys.length === 1 && !(hasPassword && hasAuthenticator);
  return (
    <FactorPanel title="Passkeys">
      <div className="body stack">
        <p className="soft">
          {passkeys.length === 0 && 'You have none. '}
          {hasPasskeys()
            ? 'You sign in with the fingerprint, face or PIN of a device, or with a security key.'
            : 'Passkeys cannot be added at this address or in this browser.'}
          {isOnlyWay && ' This one is your only way to sign in, so it cannot be removed.'}
        </p>
        {hasPasskeys() && (
          <p className="factor-acts">
            <Button icon="plus" onClick={() => setOpen({ dialog: 'add' })}>
              Add a passkey
            </Button>
          </p>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="factor-rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className="grow">
                {passkey.name}
                <span className="small soft">{usedText(passkey)}</span>
              </span>
              {!isOnlyWay && (
                <Button look="quiet" onClick={() => setOpen({ dialog: 'remove', passkey })}>
                  Remove<span className="sr"> {passkey.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open?.dialog === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.dialog === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
    </FactorPanel>
  );
}

const usedText = ({ createdAt, usedAt }: Passkey): string =>
  `Added ${dayText(createdAt)}, ${usedAt ? `last used ${dayText(usedAt)}` : 'not used yet'}`;
