/** A button that chooses photographs from the shopper's device. */
import type { ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook, type ButtonSize } from '../../../ui/button-class.ts';

/** Phones convert their own formats to the first of these. */
const TYPES = 'image/jpeg,image/png,image/webp';

export interface PhotoInputProps {
  ref?: Ref<HTMLInputElement> | undefined;
  look: ButtonLook;
  size?: ButtonSize;
  className?: string;
  multiple?: boolean;
  disabled: boolean;
  /** Id of what went wrong. */
  faultId?: string | undefined;
  /** Instead of the children, where they are not enough. */
  label?: string;
  /** The shopper is about to choose. */
  onOpen?: () => void;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

export function PhotoInput(props: PhotoInputProps) {
  const { ref, look, size, className = '', multiple, disabled, faultId, label } = props;
  return (
    <label
      className={buttonClass(
        look,
        size,
        `relative has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bottle ${className}`,
      )}
    >
      {props.children}
      <input
        ref={ref}
        type="file"
        accept={TYPES}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        onClick={props.onOpen}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again.
          currentTarget.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
