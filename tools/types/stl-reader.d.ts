/** The part of stl-reader that tests of 3D files use; the package has no types. */
declare module 'stl-reader' {
  export default class StlReader {
    /** Nine numbers per triangle. */
    read(bytes: ArrayBuffer): { vertices: Float32Array };
  }
}
