/** What of a design would be made badly or not at all, as refusals; what only might disappoint is the editor's to tell. */
import type { Problem } from '../../../artwork/check-design.ts';
import { OWN_PREFIX } from '../../../artwork/design.ts';
import type { Violation } from '../../../domain/errors.ts';

/** Missing letters are told by their fields, before anything is measured. */
export function tooPoor(problems: readonly Problem[]): Violation[] {
  return problems.flatMap((problem) => {
    const message = problem.severity === 'refuse' ? messageOf(problem) : undefined;
    const own = problem.layer.slice(OWN_PREFIX.length);
    return message ? [{ propertyPath: `personalisation.edits.own.${own}`, message }] : [];
  });
}

function messageOf(problem: Problem): string | undefined {
  if (problem.kind === 'resolution')
    return `The photograph has ${problem.dpi} dots per inch at this size; 80 are the least.`;
  if (problem.kind === 'outsideArea')
    return 'Something lies beside the design and would not be made.';
  return problem.kind === 'noPhotographs' ? 'Photographs cannot be made on this.' : undefined;
}
