/** The controls beside the design; in narrow windows, a bottom sheet that can be dragged up and down. */
import { useEffect, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useTranslations } from '../editor-services.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

export interface ControlSheetProps {
  /** The scrolling element. */
  panel: RefObject<HTMLDivElement | null>;
  /** Below the scrolling element. */
  bar: ReactNode;
  children: ReactNode;
}

export function ControlSheet({ panel, bar, children }: ControlSheetProps) {
  const t = useTranslations();
  const { percent, isHigh, isDragged, handlers } = useSheetDrag();
  usePickersClosedByEscape(panel);

  return (
    <section
      aria-label={t('sheet.label')}
      style={{ '--sheet': `${percent}%` } as CSSProperties}
      className={
        'beside:flex beside:min-h-0 beside:flex-col sheet:flex sheet:h-(--sheet) sheet:shrink-0 sheet:flex-col sheet:border-t sheet:border-line sheet:bg-white sheet:shadow-[0_-8px_24px_-8px_rgb(31_42_36/18%)] sheet:rounded-t-soft ' +
        (isDragged ? '' : 'sheet:transition-[height] sheet:duration-200')
      }
    >
      <button
        type="button"
        aria-expanded={isHigh}
        {...handlers}
        className="relative hidden -mt-2 h-11 w-full shrink-0 touch-none items-end justify-center pb-3 sheet:flex"
      >
        <span aria-hidden="true" className="h-1.5 w-12 rounded-full bg-edge" />
        <span className="sr-only">{t('sheet.handle')}</span>
      </button>
      <div
        ref={panel}
        tabIndex={-1}
        className="editor-panel grid grid-cols-1 content-start gap-6 pb-10 outline-none beside:-mx-2 beside:min-h-0 beside:grow beside:overflow-y-auto beside:overscroll-contain beside:px-2 sheet:min-h-0 sheet:grow sheet:gap-5 sheet:overflow-y-auto sheet:overscroll-contain sheet:px-4 sheet:pb-6"
      >
        {children}
      </div>
      {bar}
    </section>
  );
}

/** Escape in the section of an open picker closes the picker instead of the editor. */
function usePickersClosedByEscape(panel: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const box = panel.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const openers = box?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? [];
      const opener = [...openers].find((one) =>
        one.closest('section')?.contains(event.target as Element),
      );
      if (!opener) return;
      event.stopPropagation();
      opener.click();
      opener.focus();
    };
    box?.addEventListener('keydown', close);
    return () => box?.removeEventListener('keydown', close);
  }, [panel]);
}
