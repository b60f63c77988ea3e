/** Saved designs, lists of names and designs in loose pieces are accessible in every state. */
import { afterAll, beforeAll } from 'vitest';
import { DRAFTS } from '../states/draft-states.ts';
import { MANY } from '../states/many-states.ts';
import { describeAccessibility } from '../support/axe.ts';
import { CUT, cutOut } from '../support/cut-out.ts';

let restore: () => Promise<void>;
beforeAll(async () => {
  restore = await cutOut();
});
afterAll(() => restore());

describeAccessibility([
  { part: 'many names at once', states: MANY },
  { part: 'loose pieces', states: CUT },
  { part: 'saved designs', states: DRAFTS },
]);
