/** The newest document whose letterings and photographs have come, drawn, measured and checked. */
import { useEffect, useState } from 'react';
import { checkDesign, type Problem } from '../../../artwork/check-design.ts';
import type { DesignDocument, Process } from '../../../artwork/design.ts';
import { layerBounds, type Box } from '../../../artwork/layer-bounds.ts';
import { renderDesign } from '../../../artwork/render-design.ts';
import { loadFonts, shaper } from '../../live-photo/drawing.ts';
import { loadPhotographs, photographOf, pixelsOf } from '../../live-photo/photographs.ts';
import { editableLayers } from './editing.ts';

export interface Drawn {
  /** SVG in mm. */
  svg: string;
  /** By layer; layers without anything to see have none. */
  boxes: ReadonlyMap<string, Box>;
  problems: readonly Problem[];
  document: DesignDocument;
}

/** Machines that burn or etch know no colours: pale on dark shows what they leave. */
const BURNT = '#e8e4da';

export function useDrawn(
  document: DesignDocument,
  process: Process,
  fonts: Readonly<Record<string, string>>,
): { drawn: Drawn | null; failed: boolean } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  const key = JSON.stringify(document);
  useEffect(() => {
    let isNewest = true;
    const wanted = JSON.parse(key) as DesignDocument;
    Promise.all([loadFonts(wanted, fonts), loadPhotographs(wanted)]).then(
      () => {
        if (!isNewest) return;
        setFailed(false);
        setDrawn(draw(wanted, process));
      },
      () => isNewest && setFailed(true),
    );
    return () => {
      isNewest = false;
    };
  }, [key, process, fonts]);
  return { drawn, failed };
}

function draw(document: DesignDocument, process: Process): Drawn {
  const svg = renderDesign(document, {
    shaper,
    ...(isOneTone(process) && { mono: BURNT }),
    imageHref: photographOf,
  });
  const boxes = editableLayers(document).flatMap((layer): [string, Box][] => {
    const box = layerBounds(layer, shaper);
    return box ? [[layer.id, box]] : [];
  });
  return {
    ...{ svg, document },
    boxes: new Map(boxes),
    problems: checkDesign(document, { shaper, process, pixelsOf }),
  };
}

export function isOneTone(process: Process): boolean {
  return process === 'laser' || process === 'etch';
}
