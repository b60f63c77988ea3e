/** Holds every import of the shop against the import table, and finds circles. */

import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IDependency } from 'dependency-cruiser';
import { FEATURES, FREE, LEAST_MODULES, ROOMS } from './import-table.ts';
import type { Room } from './import-table.ts';

const RESOLVE = {
  extensions: ['.ts', '.tsx', '.js', '.json'],
  conditionNames: ['import', 'types', 'default'],
};

const { output } = await cruise(
  ['src', 'catalogue'],
  {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|woff2)$' },
    validate: true,
    ruleSet: {
      forbidden: [
        {
          name: 'circle',
          severity: 'error',
          from: {},
          to: { circular: true },
        },
      ],
    },
  },
  RESOLVE,
);
const result = output as ICruiseResult;
const own = result.modules.filter(({ source }) => /^(src|catalogue)\/.*\.tsx?$/.test(source));

const findings = own
  .filter(({ source }) => !FREE.test(source))
  .flatMap(({ source, dependencies }) =>
    dependencies.flatMap((dependency) => {
      const reason = objection(source, dependency);
      return reason ? [`${source} → ${dependency.resolved}: ${reason}`] : [];
    }),
  );
const circles = result.summary.violations
  .filter(({ rule }) => rule.name === 'circle')
  .map(
    ({ from, cycle }) =>
      `${from} imports itself by way of ${cycle?.map(({ name }) => name).join(' → ')}`,
  );

for (const line of [...findings, ...circles]) console.log(line);
if (own.length < LEAST_MODULES) {
  console.log(
    `Only ${own.length} modules were read, fewer than the ${LEAST_MODULES} there must be: the check itself is broken.`,
  );
}
console.log(
  `${own.length} modules, ${findings.length} forbidden imports, ${circles.length} circles`,
);
process.exitCode = findings.length + circles.length > 0 || own.length < LEAST_MODULES ? 1 : 0;

function objection(source: string, dependency: IDependency): string | null {
  const from = roomOf(source);
  if (!from) return 'its file is in no room of the table';
  const { resolved, module, couldNotResolve, dependencyTypes, dynamic } = dependency;
  if (dependencyTypes.includes('core'))
    return from.node ? null : `${from.name} may not use Node's own modules`;
  if (/node_modules/.test(resolved) || !/^[./]/.test(module)) {
    const name = module
      .split('/')
      .slice(0, module.startsWith('@') ? 2 : 1)
      .join('/');
    return from.packages.includes(name) ? null : `${from.name} may not use the package ${name}`;
  }
  if (couldNotResolve) return 'there is no such file';
  const to = roomOf(resolved);
  if (!to) return 'it leads out of the rooms';
  if (to === from) return objectionWithin(from, source, resolved);
  const typesOnly = dependencyTypes.includes('type-only');
  if (from.types?.includes(to.name) && typesOnly) return null;
  if (from.lazily?.includes(to.name))
    return dynamic || typesOnly ? null : `${from.name} takes ${to.name} through import() alone`;
  if (!from.rooms.includes(to.name))
    return `${from.name} may not import ${to.name}${from.types?.includes(to.name) ? ' but as a type' : ''}`;
  return objectionBetween(from, to, source, resolved);
}

function objectionWithin(room: Room, source: string, target: string): string | null {
  const [mine, other] = [folderIn(room, source), folderIn(room, target)];
  if (mine === other) return null;
  if (room.apart) return `${room.name}/${mine} may not import ${room.name}/${other}`;
  return room.name === 'service' ? objectionToOrder(mine, other) : null;
}

/** A store, service or screen belongs to the folder of its own name. */
function objectionBetween(from: Room, to: Room, source: string, target: string): string | null {
  const [mine, other] = [folderIn(from, source), folderIn(to, target)];
  const isFolderOfFeature = ['store', 'service', 'routes', 'web/screen-data'].includes(to.name);
  if (mine === undefined || other === undefined || !isFolderOfFeature || mine === other)
    return null;
  return `${from.name} of ${mine} may not import ${to.name} of ${other}`;
}

function objectionToOrder(mine: string | undefined, other: string | undefined): string | null {
  const order = (name: string | undefined) =>
    (FEATURES as readonly (string | undefined)[]).indexOf(name);
  if (order(mine) < 0) return `the feature ${mine} has no place in the order`;
  return order(other) < order(mine)
    ? null
    : `${mine} comes before ${other}, so that it may not use it`;
}

function roomOf(file: string): Room | undefined {
  return ROOMS.find(({ files }) => files.test(file));
}

function folderIn(room: Room, file: string): string | undefined {
  return room.files.exec(file)?.[1];
}
