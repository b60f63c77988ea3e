/** Flat shapes and solids by Manifold, lent for one piece of work: whatever it made there is given back at its end. */
import openManifold from 'manifold-3d';
import type { Point } from '../../../../artwork/render/flatten-path.ts';

/** The part of Manifold that we use; its own types name files without their endings, which Node's resolution refuses. */
export interface FlatShape {
  intersect(other: FlatShape): FlatShape;
  simplify(epsilon: number): FlatShape;
  mirror(axis: Point): FlatShape;
  translate(x: number, y: number): FlatShape;
  extrude(height: number): Solid;
  decompose(): FlatShape[];
  toPolygons(): Point[][];
  bounds(): { min: Point; max: Point };
  area(): number;
  isEmpty(): boolean;
  delete(): void;
}

export interface Solid {
  translate(x: number, y: number, z: number): Solid;
  decompose(): Solid[];
  getMesh(): { vertProperties: Float32Array; triVerts: Uint32Array; numProp: number };
  isEmpty(): boolean;
  delete(): void;
}

export interface Geometry {
  /** One shape of many outlines by the non-zero rule. */
  flat(outlines: readonly (readonly Point[])[]): FlatShape;
  join(shapes: readonly FlatShape[]): FlatShape;
  joinSolids(solids: readonly Solid[]): Solid;
  /** Has it given back with the rest; what the shapes themselves answer is to be kept so. */
  keep<Made extends { delete(): void }>(made: Made): Made;
}

interface Manifold {
  setup(): void;
  CrossSection: {
    ofPolygons(outlines: readonly (readonly Point[])[], fillRule: 'NonZero'): FlatShape;
    union(shapes: readonly FlatShape[]): FlatShape;
  };
  Manifold: { union(solids: readonly Solid[]): Solid };
}

let opened: Promise<Manifold> | undefined;

/** WebAssembly's memory knows no collector, so shapes must not leave the work. */
export async function withGeometry<Answer>(work: (geometry: Geometry) => Answer): Promise<Answer> {
  opened ??= openManifold().then((manifold) => {
    manifold.setup();
    return manifold;
  });
  const { CrossSection, Manifold: solids } = await opened;
  const made: { delete(): void }[] = [];
  const keep: Geometry['keep'] = (one) => {
    made.push(one);
    return one;
  };
  try {
    return work({
      flat: (outlines) => keep(CrossSection.ofPolygons(outlines, 'NonZero')),
      join: (shapes) => keep(CrossSection.union(shapes)),
      joinSolids: (some) => keep(solids.union(some)),
      keep,
    });
  } finally {
    for (const one of made) one.delete();
  }
}
