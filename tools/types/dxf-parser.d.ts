/** The part of dxf-parser that tests of laser files use; its own types are for another module system. */
declare module 'dxf-parser' {
  interface Entity {
    type: string;
    layer: string;
    /** Whether it is closed. */
    shape?: boolean;
    vertices: { x: number; y: number }[];
  }
  export default class DxfParser {
    parseSync(text: string): {
      header: Record<string, unknown>;
      tables: { layer: { layers: Record<string, { name: string; colorIndex: number }> } };
      entities: Entity[];
    } | null;
  }
}
