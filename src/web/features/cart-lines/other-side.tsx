/** Goes around the picture of a line, with the picture of the other side; the front alone if it shows all of it. */
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { OtherSideProps } from './other-side-picture.tsx';

// If it fails to load, the front is shown alone.
const OtherSidePicture = lazyComponent<OtherSideProps>(
  async () => (await import('./other-side-picture.tsx')).OtherSidePicture,
);

export const hasOtherSide = ({ otherAngle, otherProof }: OtherSideProps['line']): boolean =>
  Boolean(otherAngle ?? otherProof);

/** Equally large and beside each other, or below each other, on phones alone or everywhere; or the other side small below the front. */
const SIDES = {
  beside: 'grid-cols-2',
  below: 'grid-cols-1 sm:grid-cols-2',
  stacked: '',
  small: 'grid-cols-2 items-center',
};

export interface SidesProps extends OtherSideProps {
  /** The picture of the front. */
  children: ReactNode;
}

/** Not as high as the text beside it, which would push the names down. */
export const Sides = ({ children, ...other }: SidesProps) =>
  hasOtherSide(other.line) ? (
    <div className={`grid gap-x-3 gap-y-1 self-start ${SIDES[other.look]}`}>
      <div className={other.look === 'small' ? 'col-span-2' : ''}>{children}</div>
      <OtherSidePicture {...other} />
    </div>
  ) : (
    children
  );
