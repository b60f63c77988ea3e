/** Paints designs on plates with WebGL2: one context per page, whose picture is copied to the canvases. */
import { meshPoints, meshTriangles, takesInk } from '../artwork/plate/plate.ts';
import type { Plane } from '../artwork/plate/plate.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import { filled, linked, smooth } from './webgl.ts';

/** A plate with one of its sheets in graphics memory. */
export interface ReadyPlate {
  /** In pixels. */
  width: number;
  /** The part of the picture that a design can reach, in pixels. */
  reach: Rectangle;
  /** Draws the photograph without a design. */
  develop(): void;
  /** Draws the part that the design can reach. */
  print(): void;
  forget(): void;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Painter {
  /** @param sheet decoded without colour management: its bytes are light values, not colours */
  ready(plate: PlateSheets, sheet: ImageBitmap): ReadyPlate;
  /** Paints synchronously and copies to each canvas, scaled to its size. Throws if the context is lost. */
  paint(plate: ReadyPlate, drawing: TexImageSource, canvases: readonly HTMLCanvasElement[]): void;
  /** Phones reclaim the graphics memory of background pages, which loses the plates. */
  isLost(): boolean;
}

const SHEET_UNIT = 0;
const DRAWING_UNIT = 1;
const CORNERS = new Float32Array([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0]);
const PLAIN = [1, 1] as const;

/** Null if the browser lacks WebGL2. */
export function openPainter(): Painter | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  return gl && painterOn(canvas, gl);
}

/** The compositor's program, with what all plates share. */
interface Compositor {
  gl: WebGL2RenderingContext;
  /** Locations of the uniforms. */
  places: Record<'size' | 'bands' | 'curves' | 'ink' | 'printed', WebGLUniformLocation | null>;
  /** The texture of the drawing. */
  drawn: WebGLTexture;
  /** The corners of the whole picture. */
  corners: WebGLBuffer;
}

function openCompositor(gl: WebGL2RenderingContext): Compositor {
  const program = linked(gl);
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const places = {
    size: at('size'),
    bands: at('bands'),
    curves: at('curves'),
    ink: at('ink'),
    printed: at('printed'),
  };
  gl.uniform1i(at('sheet'), SHEET_UNIT);
  gl.uniform1i(at('drawing'), DRAWING_UNIT);
  gl.activeTexture(gl.TEXTURE0 + DRAWING_UNIT);
  const drawn = smooth(gl, gl.LINEAR);
  const corners = filled(gl, gl.ARRAY_BUFFER, CORNERS);
  gl.enableVertexAttribArray(0);
  return { gl, places, drawn, corners };
}

function painterOn(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext): Painter {
  const compositor = openCompositor(gl);
  const shown = new WeakMap<HTMLCanvasElement, ReadyPlate>();

  function paint(
    plate: ReadyPlate,
    drawing: TexImageSource,
    canvases: readonly HTMLCanvasElement[],
  ): void {
    const { width } = plate;
    // The canvas only grows: a smaller picture uses the lower left corner.
    if (canvas.width < width) canvas.width = canvas.height = width;
    gl.viewport(0, 0, width, width);
    takeDrawing(compositor, drawing);
    gl.clear(gl.COLOR_BUFFER_BIT);
    // A canvas that already shows the plate needs only the part that the design reaches.
    const isKnown = canvases.every((target) => shown.get(target) === plate);
    if (!isKnown) plate.develop();
    plate.print();
    if (gl.isContextLost()) throw new Error('The graphics context was lost');
    const part = isKnown ? plate.reach : { x: 0, y: 0, width, height: width };
    const [large, ...others] = canvases.toSorted((one, other) => other.width - one.width);
    if (!large) return;
    copyPart(canvas, width, part, large);
    // Copy from that canvas: reading from graphics memory is slow.
    for (const target of others) copyPicture(large, target);
    for (const target of canvases) shown.set(target, plate);
  }

  return {
    ready: (plate, sheet) => readyPlate(compositor, plate, sheet),
    paint,
    isLost: () => gl.isContextLost(),
  };
}

function readyPlate(
  { gl, places, corners }: Compositor,
  plate: PlateSheets,
  sheet: ImageBitmap,
): ReadyPlate {
  const { width } = sheet;
  gl.activeTexture(gl.TEXTURE0 + SHEET_UNIT);
  const texture = smooth(gl, gl.NEAREST);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB8, gl.RGB, gl.UNSIGNED_BYTE, sheet);
  const mesh = meshPoints(plate);
  const points = filled(gl, gl.ARRAY_BUFFER, mesh);
  const triangles = meshTriangles(plate.mesh);
  const order = filled(gl, gl.ELEMENT_ARRAY_BUFFER, triangles);
  const { bands, curves } = bandsOf(plate);
  const use = (printed: boolean, from: WebGLBuffer) => {
    gl.activeTexture(gl.TEXTURE0 + SHEET_UNIT);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(places.size, width);
    gl.uniform4iv(places.bands, bands);
    gl.uniform2fv(places.curves, curves);
    gl.uniform1i(places.ink, Number(takesInk(plate.process)));
    gl.uniform1i(places.printed, Number(printed));
    gl.bindBuffer(gl.ARRAY_BUFFER, from);
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, 0, 0);
  };
  return {
    width,
    reach: reachOf(mesh, width),
    develop() {
      use(false, corners);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    print() {
      use(true, points);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
      gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);
    },
    forget() {
      gl.deleteTexture(texture);
      gl.deleteBuffer(points);
      gl.deleteBuffer(order);
    },
  };
}

/** Where the shader finds its planes within the sheet, and how their values are encoded. */
function bandsOf({ bands, encoding, process }: PlateSheets): { bands: number[]; curves: number[] } {
  const under: Plane = bands.includes('B') ? 'B' : 'D';
  const light: Plane = takesInk(process) ? 'D' : 'M';
  const used = [under, light, 'G', 'mask'] as const;
  const curves = used.slice(0, 3).flatMap((plane) => {
    const { scale, gamma } = encoding[plane] ?? (plane === 'B' ? encoding.D : undefined) ?? {};
    return scale === undefined || gamma === undefined ? PLAIN : [scale, gamma];
  });
  return { bands: used.map((plane) => bands.indexOf(plane)), curves };
}

/** Uploads a drawing to its texture. */
function takeDrawing({ gl, drawn }: Compositor, drawing: TexImageSource): void {
  gl.activeTexture(gl.TEXTURE0 + DRAWING_UNIT);
  gl.bindTexture(gl.TEXTURE_2D, drawn);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawing);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
}

/** Copies part of a picture, which is in the lower left corner of a canvas, to the same part of another. */
function copyPart(
  from: HTMLCanvasElement,
  width: number,
  part: Rectangle,
  to: HTMLCanvasElement,
): void {
  const { x, y } = part;
  const scale = to.width / width;
  to.getContext('2d')?.drawImage(
    from,
    x,
    from.height - width + y,
    part.width,
    part.height,
    x * scale,
    y * scale,
    part.width * scale,
    part.height * scale,
  );
}

function reachOf(points: Float32Array, width: number): Rectangle {
  const along = (axis: 0 | 1) => {
    const values = points.filter((_, place) => place % 4 === axis);
    const from = Math.max(0, Math.floor(Math.min(...values) * width) - 1);
    return { from, length: Math.min(width, Math.ceil(Math.max(...values) * width) + 1) - from };
  };
  const [across, down] = [along(0), along(1)];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

/** Fills one canvas with the content of another. */
export function copyPicture(from: HTMLCanvasElement, to: HTMLCanvasElement): void {
  const context = to.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(from, 0, 0, to.width, to.height);
}
