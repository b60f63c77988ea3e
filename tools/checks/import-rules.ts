/** The rules of dependency-cruiser that the import table comes to. */

import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { FEATURES, LAYERS } from './import-table.ts';
import type { Layer } from './import-table.ts';

const OWN_SOURCES = '^(?:src|catalogue|bench|faults|e2e|gallery|tools|locales)/';
const FEATURE_FOLDER = '^src/server/features/([^/]+)/';
const NPM_TYPES = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'] as const;
/** A file in a folder of these layers is imported by files of the folder of the same name only. */
const OWN_FOLDER_ONLY = ['store', 'service', 'routes', 'web/screen-data'];

type Rule = IRegularForbiddenRuleType;

/** Patterns that select a layer's files: those that match its own pattern and none before it. */
function filesOf(layer: Layer): { path: string; pathNot: string[] } {
  const before = LAYERS.slice(0, LAYERS.indexOf(layer));
  return { path: layer.files.source, pathNot: before.map(({ files }) => files.source) };
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
    ...LAYERS.flatMap(layerRules),
    ...LAYERS.filter(({ program }) => !program).flatMap(folderRules),
    ...featureOrder(),
  ];
}

function layerRules(layer: Layer): Rule[] {
  const { name, imports, typeImports = [], lazyImports = [], packages } = layer;
  const from = filesOf(layer);
  const rule = (kind: string, to: Rule['to']): Rule => ({
    name: `${name}: ${kind}`,
    severity: 'error',
    from,
    to,
  });
  const others = LAYERS.filter((other) => other !== layer && !imports.includes(other.name));
  const layers = others.flatMap((other) => {
    const to = filesOf(other);
    if (lazyImports.includes(other.name))
      return rule(`${other.name} by import() only`, {
        ...to,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      });
    return typeImports.includes(other.name)
      ? rule(`${other.name} as types only`, { ...to, dependencyTypesNot: ['type-only'] })
      : rule(`not ${other.name}`, to);
  });
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
  const { path, pathNot } = filesOf(layer);
  const isInFolders = path.includes('([^/]+)');
  if (!isInFolders) return [];
  const targets = LAYERS.filter(
    (other) =>
      (layer.apart && other === layer) || (other !== layer && OWN_FOLDER_ONLY.includes(other.name)),
  );
  return targets.map((target) => ({
    name: `${layer.name}: ${target.name} of its own folder only`,
    severity: 'error' as const,
    from: { path, pathNot },
    to: {
      path: target.files.source.replaceAll('([^/]+)', '[^/]+'),
      pathNot: [...filesOf(target).pathNot, target.files.source.replace('([^/]+)', '$1')],
    },
  }));
}

/** A feature's service may use only features before it. */
function featureOrder(): Rule[] {
  const service = LAYERS.find(({ name }) => name === 'service')!;
  const { pathNot } = filesOf(service);
  const later = FEATURES.map((feature, place): Rule => ({
    name: `${feature}: only features before it`,
    severity: 'error',
    from: { path: `^src/server/features/${feature}/`, pathNot },
    to: { path: `^src/server/features/(?:${FEATURES.slice(place + 1).join('|')})/`, pathNot },
  }));
  const unknown: Rule = {
    name: 'every feature has a place in FEATURES',
    severity: 'error',
    from: { path: FEATURE_FOLDER, pathNot: [`^src/server/features/(?:${FEATURES.join('|')})/`] },
    to: {},
  };
  return [...later.slice(0, -1), unknown];
}
