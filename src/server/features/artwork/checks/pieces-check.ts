/** Checks that a design can be made and holds together when cut out, in the editor and wherever a design is saved. */
import { boundedCache } from '../../../caches/bounded-cache.ts';
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import type { DesignDocument, DesignField, Process } from '../../../../artwork/design/design.ts';
import { personaliseDesign } from '../../../../artwork/design/edit-design.ts';
import { cutMessage, looseLayers } from '../../../../artwork/check/describe-loose-pieces.ts';
import type { Cut, LooseLayer } from '../../../../artwork/check/describe-loose-pieces.ts';
import { isCutOut } from '../../../../artwork/production/machine-settings.ts';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { DesignWarning } from '../../../../domain/personalisation/design-warning.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import type { CompositorPool } from '../compose/compositor-pool.ts';
import { designHash } from '../design-hash.ts';
import { layersCheck } from './layers-check.ts';
import type { NameFindings } from './layers-check.ts';
import type { Personalised } from './unwritable-texts.ts';
import { unwritableYet, unfinished } from './unfinished-text.ts';
import { bound } from '../../../bound.ts';

export interface Made {
  process: Process;
  settings: MachineSettings;
}

export interface CheckRequest {
  productId: string;
  personalisation: Personalisation;
  /** Names to check in place of the given one. */
  names?: readonly string[] | undefined;
}

export interface PiecesNeeds {
  compositor: Pick<CompositorPool, 'run'>;
  productOf(
    productId: string,
  ): Promise<(Made & { document: DesignDocument; fields: readonly DesignField[] }) | null>;
}

/** About twenty thousand results: most designs have no loose pieces. */
const REMEMBERED_BYTES = 4 * 1024 * 1024;
const PIECE_BYTES = 140;
/** A list of names must not occupy a process for long. */
const AT_ONCE = 20;

type PiecesCheckContext = ReturnType<typeof contextOf>;

function contextOf({ compositor, productOf }: PiecesNeeds) {
  const layers = layersCheck(compositor);
  const remembered = boundedCache<Cut>('cut designs', {
    maxBytes: REMEMBERED_BYTES,
    bytesOf: ({ loose }) => PIECE_BYTES * (loose.length + 1),
  });
  return { compositor, productOf, layers, remembered };
}

export function piecesCheck(dependencies: PiecesNeeds) {
  const context = contextOf(dependencies);
  return {
    layerFindings: context.layers.layerFindings,
    ...bound(context, { cutFaults, nameFaults, looseIn, check: checkPieces }),
  };
}

/** The cut of each design; undefined if its finish is not cut out. Throws `tooManyRequests`. */
async function cutsOf(
  { remembered, compositor }: PiecesCheckContext,
  made: readonly (Made & { document: DesignDocument })[],
): Promise<(Cut | undefined)[]> {
  const keys = made.map(({ process, settings, document }) =>
    isCutOut(process, settings) ? designHash(document) : undefined,
  );
  const found = new Map<string, Cut>();
  const unknown = new Map<string, DesignDocument>();
  for (const [place, key] of keys.entries()) {
    const known = key === undefined ? undefined : remembered.get(key);
    if (key === undefined) continue;
    if (known) found.set(key, known);
    else unknown.set(key, made[place]!.document);
  }
  const waiting = [...unknown];
  for (let from = 0; from < waiting.length; from += AT_ONCE) {
    const some = waiting.slice(from, from + AT_ONCE);
    const cuts = await compositor.run({
      kind: 'cut',
      documents: some.map(([, document]) => document),
    });
    for (const [place, [key]] of some.entries()) {
      const cut = cuts[place]!;
      remembered.set(key, cut);
      found.set(key, cut);
    }
  }
  return keys.map((key) => (key === undefined ? undefined : found.get(key)));
}

/** The loose pieces by layer; empty if the finish is not cut out. */
export async function looseIn(
  context: PiecesCheckContext,
  product: Personalised & Made,
  personalisation: Personalisation,
): Promise<LooseLayer[]> {
  if (!isCutOut(product.process, product.settings)) return [];
  const document = personaliseDesign(product.document, personalisation, findClipart);
  const [cut] = await cutsOf(context, [{ ...product, document }]);
  return cut ? looseLayers(cut, document) : [];
}

/** The message for each design that would fall apart; undefined for the others. */
export async function cutFaults(
  context: PiecesCheckContext,
  made: readonly (Made & { document: DesignDocument })[],
): Promise<(string | undefined)[]> {
  return (await cutsOf(context, made)).map((cut) => cut && cutMessage(cut));
}

/** What is wrong with each name in a list; the names differ only in their fields. May be shorter than the list. */
export async function nameFaults(
  context: PiecesCheckContext,
  product: Personalised & Made,
  named: readonly Personalisation[],
): Promise<NameFindings[]> {
  const { layers } = context;
  const poor = await layers.restyledFindings(product, named);
  if (!isCutOut(product.process, product.settings)) return poor;
  const apart = await cutFaults(
    context,
    named.map((given) => ({
      ...product,
      document: personaliseDesign(product.document, unfinished(given, product.fields), findClipart),
    })),
  );
  return apart.map((fault, place) => ({
    fault: poor[place]?.fault ?? fault,
    warnings: poor[place]?.warnings ?? [],
  }));
}

/** The warnings are of a design as it is, not of a list of names. */
export interface DesignFindings {
  problems: LooseLayer[];
  warnings: DesignWarning[];
}

/** The problems that would refuse a design, with their layers; names are identified by their index in the list. */
export async function checkPieces(
  context: PiecesCheckContext,
  { productId, personalisation, names }: CheckRequest,
): Promise<DesignFindings> {
  const { productOf, layers } = context;
  const product = await productOf(productId);
  if (!product) throw new ShopError('productNotFound');
  if (!names) {
    const violations = unwritableYet(product, personalisation);
    if (violations.length > 0) throw new ShopError('invalid', { violations });
    const shown = unfinished(personalisation, product.fields);
    const { refused, warnings } = await layers.layerFindings(product, shown);
    return { problems: [...refused, ...(await looseIn(context, product, shown))], warnings };
  }
  const named = names.flatMap((name, place) => {
    const withName = { ...personalisation, fields: { ...personalisation.fields, name } };
    // Other problems of a name are reported elsewhere.
    const isTold = name.trim() === '' || unwritableYet(product, withName).length > 0;
    return isTold ? [] : [{ personalisation: withName, place }];
  });
  const faults = await nameFaults(
    context,
    product,
    named.map(({ personalisation: one }) => one),
  );
  const problems = named.flatMap(({ place }, at): LooseLayer[] => {
    const message = faults[at]?.fault;
    if (message === undefined) return [];
    return [{ layer: '', propertyPath: `names.${place}.name`, message, boxes: [] }];
  });
  return { problems, warnings: [] };
}
