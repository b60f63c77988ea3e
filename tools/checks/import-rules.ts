/** Converts the import table to rules for dependency-cruiser. */

import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { FEATURES, LAYERS } from './import-table.ts';
import type { Layer } from './layer.ts';

const OWN_SOURCES = '^(?:src|catalogue|bench|faults|e2e|gallery|tools|locales)/';
const FOLDER = '([^/]+)';
const FEATURE_FOLDER = '^src/server/features/([^/]+)/';
const NPM_TYPES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'] as const;
/** Only files of the folder with the same name import files in a folder of these layers. */
const OWN_FOLDER_ONLY = ['store', 'service', 'routes', 'web/screen-data'];

/** Layers within which features are ordered. */
const ORDERED = ['service', 'answer'];

type Rule = IRegularForbiddenRuleType;

/**
 * A pattern that matches only this layer's files: its own pattern, excluding those layers before it
 * that could have the same file. (With all of them the check took twice as long.)
 */
function filesOf(layer: Layer): string {
  const before = LAYERS.slice(0, LAYERS.indexOf(layer)).filter((other) => mayOverlap(other, layer));
  const without = before.map(({ files }) => `(?!${fromTheStart(files)})`).join('');
  return `^${without}${fromTheStart(layer.files)}`;
}

function mayOverlap(one: Layer, other: Layer): boolean {
  const [first, second] = [folderOf(one), folderOf(other)];
  return first.startsWith(second) || second.startsWith(first);
}

/** The folder in which all files of a layer lie, empty for a pattern that begins anywhere. */
function folderOf({ files: { source } }: Layer): string {
  if (!source.startsWith('^') || source.includes('|^')) return '';
  return /^(?:[\w-]+\/)*/.exec(source.slice(1).replaceAll('\\/', '/'))![0];
}

function fromTheStart({ source }: RegExp): string {
  return source.startsWith('^') ? source.slice(1) : `.*(?:${source})`;
}

export function importRules(): Rule[] {
  const circles: Rule = {
    name: 'no-circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  };
  const missing: Rule = {
    name: 'no-missing-files',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^[.]' },
  };
  return [
    circles,
    missing,
    ...homeless(),
    ...LAYERS.flatMap(layerRules),
    ...LAYERS.filter(({ program }) => !program).flatMap(folderRules),
    ...featureOrder(),
  ];
}

/** Files outside every layer: one that imports something, one that nothing imports either. */
function homeless(): Rule[] {
  const outside = { path: OWN_SOURCES, pathNot: LAYERS.map(({ files }) => files.source) };
  const name = 'every file is in a layer of the import table';
  return [
    { name, severity: 'error', from: outside, to: {} },
    { name, severity: 'error', from: { ...outside, orphan: true }, to: {} },
  ];
}

function layerRules(layer: Layer): Rule[] {
  const { name, imports, typeImports = [], lazyImports = [], packages } = layer;
  const rule = (kind: string, to: Rule['to']): Rule => ({
    name: `${name}: ${kind}`,
    severity: 'error',
    from: { path: filesOf(layer) },
    to,
  });
  const filesOfLayers = (names: readonly string[]) =>
    LAYERS.filter((other) => names.includes(other.name)).map(filesOf);
  const layers = [
    rule('only layers that it may import', {
      path: OWN_SOURCES,
      pathNot: [filesOf(layer), ...filesOfLayers([...imports, ...typeImports, ...lazyImports])],
    }),
    ...(typeImports.length === 0
      ? []
      : [
          rule(`${typeImports.join(', ')} as types only`, {
            path: filesOfLayers(typeImports.filter((other) => !imports.includes(other))),
            dependencyTypesNot: ['type-only'],
          }),
        ]),
    ...(lazyImports.length === 0
      ? []
      : [
          rule(`${lazyImports.join(', ')} by import() only`, {
            path: filesOfLayers(lazyImports),
            dynamic: false,
            dependencyTypesNot: ['type-only'],
          }),
        ]),
  ];
  if (layer.program) return layers;
  const allowed = packages.map((pack) => `node_modules/(?:@types/)?${pack}/`);
  return [
    ...layers,
    rule(`only the packages ${packages.join(', ') || '(none)'}`, {
      dependencyTypes: [...NPM_TYPES],
      pathNot: [...allowed, OWN_SOURCES],
    }),
    ...(layer.node ? [] : [rule('no modules of Node', { dependencyTypes: ['core'] })]),
  ];
}

/** `$1` is the folder of the importing file. */
function folderRules(layer: Layer): Rule[] {
  if (!layer.files.source.includes(FOLDER)) return [];
  const { acrossFolders = [] } = layer;
  const targets = LAYERS.filter(
    (other) =>
      (layer.apart && other === layer) ||
      (other !== layer &&
        OWN_FOLDER_ONLY.includes(other.name) &&
        !acrossFolders.includes(other.name)),
  );
  return targets.map((target) => ({
    name: `${layer.name}: ${target.name} of its own folder only`,
    severity: 'error' as const,
    from: { path: filesOf(layer) },
    to: {
      path: filesOf(target).replaceAll(FOLDER, '[^/]+'),
      pathNot: target.files.source.replace(FOLDER, '$1'),
    },
  }));
}

/** The services and wire forms of a feature may use only features before it. */
function featureOrder(): Rule[] {
  const files = LAYERS.filter(({ name }) => ORDERED.includes(name)).map(filesOf);
  const inFeatures = (features: readonly string[]) =>
    files.map((pattern) => pattern.replaceAll(FOLDER, `(?:${features.join('|')})`));
  const later = FEATURES.map((feature, place): Rule => ({
    name: `${feature}: only features before it`,
    severity: 'error',
    from: { path: inFeatures([feature]) },
    to: { path: inFeatures(FEATURES.slice(place + 1)) },
  }));
  const unknown: Rule = {
    name: 'every feature has a place in FEATURES',
    severity: 'error',
    from: { path: FEATURE_FOLDER, pathNot: [`^src/server/features/(?:${FEATURES.join('|')})/`] },
    to: {},
  };
  return [...later.slice(0, -1), unknown];
}
