/** Goes around the picture of a line: both sides beside each other, equally large; the front alone if it shows all of it. */
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { OtherSideProps } from './other-side-picture.tsx';

// If it fails to load, the front is shown alone.
const OtherSidePicture = lazyComponent<OtherSideProps>(
  async () => (await import('./other-side-picture.tsx')).OtherSidePicture,
);

export const hasOtherSide = ({ otherAngle, otherProof }: OtherSideProps['line']): boolean =>
  Boolean(otherAngle ?? otherProof);

export interface SidesProps extends OtherSideProps {
  className?: string;
  /** The picture of the front. */
  children: ReactNode;
}

/** The names are below the pictures. Not as high as the text beside it, which would push the names down. */
export const Sides = ({ className = '', children, ...other }: SidesProps) =>
  hasOtherSide(other.line) ? (
    <div className={`grid grid-cols-2 gap-x-3 gap-y-1 self-start ${className}`}>
      {children}
      <OtherSidePicture {...other} />
    </div>
  ) : (
    children
  );
