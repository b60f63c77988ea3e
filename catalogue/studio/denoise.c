/*
 * Removes the noise of a render from two halves of it with different seeds: non-local means that
 * takes the noise from the difference of the halves and is guided by clean features such as normals
 * (after Rousselle et al., "Robust denoising using feature and color information", 2013).
 * Debian's Blender is built without a denoiser of its own. passes.py compiles this file.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CLAMP(v, low, high) ((v) < (low) ? (low) : (v) > (high) ? (high) : (v))
#define COLUMNS 64
#define LARGEST_VARIANCE 4
#define VARIANCE_RADIUS 4
/* Beyond it the weight of a pixel is nothing. */
#define FARTHEST_FEATURE 12

/* Mean over a square of 2r + 1 pixels, first along rows into `rows`, then along columns. */
static void box_mean(const float *in, float *out, float *rows, int w, int h, int r) {
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    const float *from = in + y * w;
    float *to = rows + y * w;
    float sum = 0;
    for (int x = -r; x <= r; x++) sum += from[CLAMP(x, 0, w - 1)];
    for (int x = 0; x < w; x++) {
      to[x] = sum;
      sum += from[CLAMP(x + r + 1, 0, w - 1)] - from[CLAMP(x - r, 0, w - 1)];
    }
  }
  float share = 1.f / ((2 * r + 1) * (2 * r + 1));
#pragma omp parallel for
  for (int block = 0; block < (w + COLUMNS - 1) / COLUMNS; block++) {
    int first = block * COLUMNS, end = first + COLUMNS > w ? w : first + COLUMNS;
    float sum[COLUMNS] = {0};
    for (int y = -r; y <= r; y++)
      for (int x = first; x < end; x++) sum[x - first] += rows[CLAMP(y, 0, h - 1) * w + x];
    for (int y = 0; y < h; y++) {
      const float *enters = rows + CLAMP(y + r + 1, 0, h - 1) * w;
      const float *leaves = rows + CLAMP(y - r, 0, h - 1) * w;
      for (int x = first; x < end; x++) {
        out[y * w + x] = sum[x - first] * share;
        sum[x - first] += enters[x] - leaves[x];
      }
    }
  }
}

/* Squared difference of two pixels beyond what their noise explains, over the three colours. */
static float difference(const float *half, const float *variance, long n, long p, long q, float k) {
  float sum = 0;
  for (int c = 0; c < 3; c++) {
    float at_p = variance[c * n + p], at_q = variance[c * n + q];
    float d = half[c * n + p] - half[c * n + q];
    sum += (d * d - (at_p + fminf(at_p, at_q))) / (1e-6f + k * k * (at_p + at_q));
  }
  return sum / 3;
}

/*
 * a, b: the halves, three planes of w * h each. features: `count` planes, each weighted by
 * weights[i]. radius: of the search; patch: of the compared squares; k: strength. out: three planes.
 */
void denoise(const float *a, const float *b, const float *features, const float *weights, int count,
             int w, int h, int radius, int patch, float k, float *out) {
  long n = (long)w * h;
  size_t plane = sizeof(float) * n;
  float *variance = malloc(plane * 3), *mean = malloc(plane), *rows = malloc(plane);
  float *diff_a = malloc(plane), *diff_b = malloc(plane), *feature = malloc(plane);
  float *sums = calloc(6 * n, sizeof(float)), *totals = calloc(2 * n, sizeof(float));

  for (int c = 0; c < 3; c++) {
    for (long i = 0; i < n; i++) {
      float d = a[c * n + i] - b[c * n + i];
      mean[i] = fminf(d * d * .5f, LARGEST_VARIANCE);
    }
    box_mean(mean, variance + c * n, rows, w, h, VARIANCE_RADIUS);
  }
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          long p = (long)y * w + x, q = (long)CLAMP(y + dy, 0, h - 1) * w + CLAMP(x + dx, 0, w - 1);
          diff_a[p] = difference(a, variance, n, p, q, k);
          diff_b[p] = difference(b, variance, n, p, q, k);
          float apart = 0;
          for (int i = 0; i < count; i++) {
            float d = features[i * n + p] - features[i * n + q];
            apart += d * d * weights[i];
          }
          feature[p] = apart;
        }
      box_mean(diff_a, mean, rows, w, h, patch);
      memcpy(diff_a, mean, plane);
      box_mean(diff_b, mean, rows, w, h, patch);
      memcpy(diff_b, mean, plane);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int other_y = y + dy, other_x = x + dx;
          if (other_y < 0 || other_y >= h || other_x < 0 || other_x >= w) continue;
          long p = (long)y * w + x, q = (long)other_y * w + other_x;
          if (feature[p] > FARTHEST_FEATURE) continue;
          float alike = expf(-feature[p]);
          /* Each half is weighted by the other one, so that its noise does not choose itself. */
          float for_a = alike * expf(-fmaxf(diff_b[p], 0)), for_b = alike * expf(-fmaxf(diff_a[p], 0));
          for (int c = 0; c < 3; c++) {
            sums[c * n + p] += for_a * a[c * n + q];
            sums[(3 + c) * n + p] += for_b * b[c * n + q];
          }
          totals[p] += for_a;
          totals[n + p] += for_b;
        }
    }
  for (int c = 0; c < 3; c++)
    for (long i = 0; i < n; i++) {
      float from_a = totals[i] > 0 ? sums[c * n + i] / totals[i] : a[c * n + i];
      float from_b = totals[n + i] > 0 ? sums[(3 + c) * n + i] / totals[n + i] : b[c * n + i];
      out[c * n + i] = .5f * (from_a + from_b);
    }
  free(variance); free(mean); free(rows); free(diff_a); free(diff_b); free(feature);
  free(sums); free(totals);
}
