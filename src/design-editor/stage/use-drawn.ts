/** The newest document whose fonts and photographs have loaded: drawn, measured and checked. */
import { useEffect, useMemo, useState } from 'react';
import { weakContrasts } from '../../artwork/check/contrast.ts';
import type { DesignProblem } from '../../artwork/check/design-warnings.ts';
import { hiddenWords } from '../../artwork/check/hidden-words.ts';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { loadFonts, shaper } from '../../live-photo/drawing.ts';
import {
  loadPhotographs,
  loadSamples,
  photographOf,
  pixelsOf,
} from '../../live-photo/photographs.ts';
import type { EditorKit } from '../editor-kit.ts';
import { useEditorServices } from '../editor-services.ts';
import { layerDrawer, type DrawnLayer, type Frame } from './draw-layers.ts';

export interface Drawn {
  /** From back to front, all layers of the document. */
  layers: readonly DrawnLayer[];
  /** By layer; invisible layers have none. */
  boxes: ReadonlyMap<string, Box>;
  frames: ReadonlyMap<string, Frame>;
  problems: readonly DesignProblem[];
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
  { process, tone, surface, product }: EditorKit,
): { drawn: Drawn | null; failed: boolean } {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  const { kit } = product;
  const { calls } = useEditorServices();
  const draw = useMemo(
    () => layerDrawer({ shaper, process, tone, imageHref: photographOf, pixelsOf }),
    [process, tone],
  );
  const key = JSON.stringify({ document, restyled });
  useEffect(() => {
    let isNewest = true;
    const wanted = JSON.parse(key) as Wanted;
    Promise.all([
      loadFonts(wanted.document, kit),
      loadPhotographs(wanted.document, calls),
      loadSamples(wanted.document, kit.photographs),
    ]).then(
      () => {
        if (!isNewest) return;
        setFailed(false);
        setDrawn({
          ...gathered(draw(wanted.document, wanted.restyled), tone === undefined ? surface : null),
          document: wanted.document,
        });
      },
      () => isNewest && setFailed(true),
    );
    return () => {
      isNewest = false;
    };
  }, [key, draw, kit, calls, tone, surface]);
  return { drawn, failed };
}

/** @param surface null if everything is made in one tone, whatever its colour */
function gathered(layers: readonly DrawnLayer[], surface: string | null): Omit<Drawn, 'document'> {
  return {
    layers,
    boxes: new Map(layers.flatMap(({ id, box }) => (box ? [[id, box] as const] : []))),
    frames: new Map(layers.flatMap(({ id, frame }) => (frame ? [[id, frame] as const] : []))),
    problems: [
      ...layers.flatMap(({ problems }) => problems),
      ...hiddenWords(layers),
      ...(surface === null ? [] : weakContrasts(layers, surface)),
    ],
  };
}
