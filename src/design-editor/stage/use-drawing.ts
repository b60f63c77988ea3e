/** Shows drawn layers in an SVG group, and replaces only the elements of layers that changed. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { DrawnLayer } from './draw-layers.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Returns the ref of the group; each layer is an element in it with the attribute `data-follows`. */
export function useDrawing(layers: readonly DrawnLayer[]): RefObject<SVGGElement | null> {
  const host = useRef<SVGGElement>(null);
  const shown = useRef(new Map<string, Element>());
  useLayoutEffect(() => {
    const next = new Map<string, Element>();
    for (const { id, markup } of layers) {
      const key = `${id} ${markup}`;
      next.set(key, shown.current.get(key) ?? parsed(id, markup));
    }
    shown.current = next;
    host.current?.replaceChildren(...next.values());
  }, [layers]);
  return host;
}

function parsed(id: string, markup: string): Element {
  const source = `<svg xmlns="${SVG}"><g>${markup}</g></svg>`;
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const layer = document.importNode(drawing.firstElementChild ?? drawing, true);
  layer.setAttribute('data-follows', id);
  return layer;
}
