/** A low-key button with an icon on a draft's card. */
import { buttonClass } from '../../../ui/button-class.ts';
import { AccountIcon, type AccountIconName } from '../../../ui/account-icon.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';

export interface ToolProps {
  icon: IconName | { account: AccountIconName };
  label: string;
  /** For screen readers, which may reach it out of context. */
  name: string;
  onPress: () => void;
}

export function Tool({ icon, label, name, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className={buttonClass('quiet', 'small', 'min-h-11 px-2! max-sm:gap-1 max-sm:px-1!')}
    >
      {typeof icon === 'string' ? <Icon name={icon} /> : <AccountIcon name={icon.account} />}
      {label}
    </button>
  );
}
