/** Links to the papers of a parcel, each in a tab of its own; none for roles that may not see people. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';

export type ParcelPapers = OfficeAnswerOf<'order'>['papers'];

export interface ParcelPaperLinksProps {
  /** Read out, because several orders of a page have such links. */
  reference: string;
  slip: string | null;
  papers: ParcelPapers;
}

export function ParcelPaperLinks({ reference, slip, papers }: ParcelPaperLinksProps) {
  const links = [
    { name: 'Packing slip', address: slip },
    { name: 'Label', address: papers?.label ?? null },
    { name: 'Label 4 × 6', address: papers?.largeLabel ?? null },
    { name: 'Gift card', address: papers?.card ?? null },
  ].filter(({ address }) => address !== null);
  if (links.length === 0) return null;
  return (
    <span className="parcel-papers small">
      {links.map(({ name, address }) => (
        <a key={name} href={address!} target="_blank" rel="noreferrer">
          {name}
          <span className="sr"> of {reference}</span>
        </a>
      ))}
    </span>
  );
}
