/** A layer of the import table. */
export interface Layer {
  name: string;
  /**
   * Files of the layer; a file belongs to the first layer that matches. Group 1, if any, is its
   * folder within the layer.
   */
  files: RegExp;
  /** Layers it may import from, besides itself. */
  imports: readonly string[];
  /** Layers from which it may import types only. */
  typeImports?: readonly string[];
  /** Layers that it may import only by `import()`. */
  lazyImports?: readonly string[];
  packages: readonly string[];
  /** The folders of group 1 may not import one another. */
  apart?: boolean;
  /** Layers of which it may also import files that belong to other folders of group 1. */
  acrossFolders?: readonly string[];
  /** Whether Node's own modules may be used. */
  node?: boolean;
  /** Programs and tests may use any package and module of Node, and the layers in `imports`. */
  program?: boolean;
}
