/** A word before the form: why one is here, or what has just come about. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';

export interface NoticeProps {
  title: string;
  look?: 'good' | 'plain' | 'bad';
  children?: ReactNode;
}

export function Notice({ title, look = 'good', children }: NoticeProps) {
  const isBad = look === 'bad';
  return (
    <div
      role="status"
      className={`mb-6 flex gap-3 rounded-soft px-5 py-4 ${isBad ? 'bg-error-tint' : 'bg-bottle-tint'}`}
    >
      <Icon
        name={look === 'good' ? 'check' : 'info'}
        className={`mt-0.5 size-6 ${isBad ? 'text-error' : 'text-bottle'}`}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
