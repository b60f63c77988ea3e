/** After the picture of a line: the picture of the other side, then their names. Loaded for lines that have two. */
import { useTranslations } from '../../state/translations.ts';
import { LinePicture } from './line-picture.tsx';
import type { PicturedLine } from './pictured-line.ts';

export interface OtherSideProps {
  line: PicturedLine;
  /** Class of its picture in a list, where it opens the proof. */
  picture?: string;
  look: 'beside' | 'below' | 'stacked' | 'small';
}

export function OtherSidePicture({ line, picture, look }: OtherSideProps) {
  const t = useTranslations('cart-lines');
  const { name, otherAngle, otherProof } = line;
  const other = { ...line, angle: otherAngle ?? '', proof: otherProof ?? null };
  const shown = <LinePicture line={other} sizes="160px" className={picture} isOther />;
  return (
    <>
      {picture && otherProof ? (
        <a
          href={otherProof}
          target="_blank"
          rel="noreferrer"
          aria-label={t('otherProof', { name })}
          className="block"
        >
          {shown}
        </a>
      ) : (
        shown
      )}
      {/* Beside each other both have a name; else the smaller or lower one alone. */}
      {look === 'beside' && <SideName text={t('front')} />}
      {look === 'below' && <SideName text={t('front')} className="max-sm:hidden" />}
      <SideName text={t('otherSide')} />
    </>
  );
}

const SideName = ({ text, className = '' }: { text: string; className?: string }) => (
  <span className={`block text-sm text-ink-soft ${className}`}>{text}</span>
);
