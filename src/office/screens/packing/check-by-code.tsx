/** Ticks a piece by the code on its job ticket: scanned, which ends with Enter, or typed. */
import { useState, type FormEvent } from 'react';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { findByCode, type PackedOrder } from './packing.ts';

export interface CheckByCodeProps {
  orders: readonly PackedOrder[];
  onCheck: (id: string) => void;
}

export function CheckByCode({ orders, onCheck }: CheckByCodeProps) {
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<{ text: string; isWrong: boolean } | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findByCode(orders, code);
    if ('refusal' in found) setSaid({ text: found.refusal, isWrong: true });
    else {
      onCheck(found.piece.id);
      setSaid({ text: `${found.piece.code} of ${found.reference} is checked.`, isWrong: false });
      document
        .querySelector(`[aria-label="${found.reference}"]`)
        ?.scrollIntoView({ block: 'center' });
    }
    setCode('');
  };
  return (
    <form className="row wrap at-end" onSubmit={submit}>
      <TextField
        label="Check by code"
        autoComplete="off"
        required
        value={code}
        error={said?.isWrong ? said.text : undefined}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit">Check</Button>
      <p className="small soft" role="status">
        {said && !said.isWrong ? said.text : 'Scan the job ticket, or type its code.'}
      </p>
    </form>
  );
}
