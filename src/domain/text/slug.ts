/** Slugs: names as lower-case words joined by hyphens, for use in URLs. */

const MAX_LENGTH = 120;

export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
