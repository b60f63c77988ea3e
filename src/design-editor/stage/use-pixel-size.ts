/** How many millimetres of the print area a screen pixel is, so that grips have the same size at every zoom. */
import { useLayoutEffect, useState, type RefObject } from 'react';

/** 0 until the stage has been laid out. */
export function usePixelSize(svg: RefObject<SVGSVGElement | null>): number {
  const [perPixel, setPerPixel] = useState(0);
  useLayoutEffect(() => {
    const stage = svg.current;
    if (!stage) return;
    const measure = () => setPerPixel(1 / (stage.getScreenCTM()?.a ?? Infinity));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(stage);
    return () => resized.disconnect();
  }, [svg]);
  return perPixel;
}
