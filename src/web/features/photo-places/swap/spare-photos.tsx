/** Photographs that were chosen but have no place: one press puts one in the place of the photograph that is shown large. */
import { useEffect, useState } from 'react';
import { useTranslations } from '../../../state/translations.ts';

export interface SparePhotosProps {
  /** Some. */
  files: readonly File[];
  /** How many photographs are in places. */
  used: number;
  /** Of the photograph that is shown large. */
  number: number;
  disabled: boolean;
  onUse: (file: File) => void;
}

export function SparePhotos({ files, used, number, disabled, onUse }: SparePhotosProps) {
  const t = useTranslations('photo-places');
  return (
    <div className="grid gap-2 text-sm">
      <p role="status">{t('spare.used', { used, chosen: used + files.length, number })}</p>
      <ul className="flex flex-wrap gap-2">
        {files.map((file, at) => (
          // Two can have one name.
          <li key={`${file.name} ${file.lastModified} ${at}`}>
            <button
              type="button"
              disabled={disabled}
              aria-label={t('spare.use', { name: file.name })}
              onClick={() => onUse(file)}
              className="block overflow-hidden rounded-soft border border-edge hover:border-ink"
            >
              <Thumbnail file={file} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SIZE = { width: '3.5rem', height: '3.5rem', objectFit: 'cover' } as const;

function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img src={address} alt="" style={SIZE} /> : <span style={SIZE} />;
}
