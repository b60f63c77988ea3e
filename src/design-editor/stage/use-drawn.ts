/** The newest document whose fonts and photographs have loaded: drawn, measured and checked. */
import { useEffect, useState } from 'react';
import { checkDesign, type Problem } from '../../artwork/check/check-design.ts';
import type { DesignDocument, Process } from '../../artwork/design/design.ts';
import { layerBounds, type Box } from '../../artwork/check/layer-bounds.ts';
import { renderDesign } from '../../artwork/render/render-design.ts';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { loadFonts, shaper } from '../../live-photo/drawing.ts';
import { loadPhotographs, photographOf, pixelsOf } from '../../live-photo/photographs.ts';
import { editableLayers } from '../editing/editing.ts';
import type { EditorKit } from '../editor-kit.ts';
import { useEditorServices } from '../editor-services.ts';

export interface Drawn {
  /** SVG in mm. */
  svg: string;
  /** By layer; invisible layers have none. */
  boxes: ReadonlyMap<string, Box>;
  problems: readonly Problem[];
  document: DesignDocument;
}

interface Wanted {
  document: DesignDocument;
  restyled?: DesignEdits['words'];
}

/** @param restyled texts of the design whose style was edited, by layer */
export function useDrawn(
  document: DesignDocument,
  restyled: DesignEdits['words'],
  { process, tone, product }: EditorKit,
): { drawn: Drawn | null; failed: boolean } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  const { fonts } = product.kit;
  const { calls } = useEditorServices();
  const key = JSON.stringify({ document, restyled });
  useEffect(() => {
    let isNewest = true;
    const wanted = JSON.parse(key) as Wanted;
    Promise.all([loadFonts(wanted.document, fonts), loadPhotographs(wanted.document, calls)]).then(
      () => {
        if (!isNewest) return;
        setFailed(false);
        setDrawn(draw(wanted, process, tone));
      },
      () => isNewest && setFailed(true),
    );
    return () => {
      isNewest = false;
    };
  }, [key, process, tone, fonts, calls]);
  return { drawn, failed };
}

function draw({ document, restyled }: Wanted, process: Process, tone: string | undefined): Drawn {
  const svg = renderDesign(document, {
    shaper,
    ...(tone !== undefined && { mono: tone }),
    imageHref: photographOf,
  });
  const boxes = editableLayers(document).flatMap((layer): [string, Box][] => {
    const box = layerBounds(layer, shaper);
    return box ? [[layer.id, box]] : [];
  });
  return {
    svg,
    document,
    boxes: new Map(boxes),
    problems: checkDesign(document, {
      shaper,
      process,
      restyled,
      pixelsOf,
    }),
  };
}
