/** Flat shapes and solids with Manifold, whose memory is freed at the end of each callback. */
import openManifold from 'manifold-3d';
import type { Point } from '../../../../artwork/render/flatten-path.ts';

/**
 * The part of Manifold that we use. Its own types import files without extensions, which Node's
 * resolution rejects.
 */
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
  /** Makes one shape from many outlines by the non-zero rule. */
  flat(outlines: readonly (readonly Point[])[]): FlatShape;
  join(shapes: readonly FlatShape[]): FlatShape;
  joinSolids(solids: readonly Solid[]): Solid;
  /** Frees the object at the end, too; wrap results of the shapes' own methods in this. */
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

/** WebAssembly memory is not garbage collected, so shapes must not leave the callback. */
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
