/** The compositor as a shader: does per pixel what `compositor.ts` and `developer.ts` do on the server. */

/** Position in the picture (0 to 1, y downwards) and in the drawing. */
export const VERTEX = `#version 300 es
in vec4 point; out vec2 place;
void main(){ place = point.zw; gl_Position = vec4(point.x*2.-1., 1.-point.y*2., 0, 1); }`;

/**
 * `bands`: under, light, gloss (-1 for none) and mask within the sheet. `curves`: scale and gamma
 * of the first three. Takes four samples per pixel of the drawing, each converted to linear light
 * before mixing. The dither equals the server's.
 */
export const FRAGMENT = `#version 300 es
precision highp float; precision highp int; precision highp sampler2D;
in vec2 place; out vec4 shown;
uniform sampler2D sheet, drawing; uniform int size; uniform ivec4 bands; uniform vec2 curves[3]; uniform bool ink, printed;
vec3 linear(vec3 c){ return mix(c/12.92, pow((c+.055)/1.055, vec3(2.4)), step(.04045, c)); }
vec3 srgb(vec3 c){ return mix(12.92*c, 1.055*pow(max(c, 0.), vec3(1./2.4))-.055, step(.0031308, c)); }
float tone(float peak){ return peak > .82 ? (.82+.18*(1.-exp((.82-peak)/.18)))/peak : 1.; }
vec3 stored(ivec2 at, int band){ return texelFetch(sheet, at+ivec2(0, band*size), 0).rgb; }
vec3 light(ivec2 at, int band, vec2 curve){ vec3 c = stored(at, band); return ink ? pow(c, vec3(curve.y))*curve.x : linear(c); }
vec4 seen(vec2 at){ vec4 c = texture(drawing, at); return vec4(linear(min(c.rgb/max(c.a, .001), 1.))*c.a, c.a); }
void main(){
  ivec2 at = ivec2(gl_FragCoord.x, size-1-int(gl_FragCoord.y));
  vec4 art = vec4(0);
  if(printed){
    vec2 across = dFdx(place)*.25, down = dFdy(place)*.25;
    art = (seen(place-across-down)+seen(place+across-down)+seen(place-across+down)+seen(place+across+down))*.25*stored(at, bands.w).r;
  }
  vec3 c = light(at, bands.x, curves[0])*(1.-art.a) + light(at, bands.y, curves[1])*(ink ? art.rgb : art.aaa);
  if(bands.z >= 0) c += light(at, bands.z, curves[2]);
  if(ink) c *= tone(max(c.r, max(c.g, c.b)));
  float dither = float((uint(at.y*size+at.x)*2654435761u)>>24)/256.;
  shown = vec4(floor(min(srgb(c)*255., 254.992)+dither)/255., 1);
}`;
