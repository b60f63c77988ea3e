/** Writes docs/decisions/README.md, the index of decisions with their status. */

import { writeFileSync } from 'node:fs';
import { DECISIONS_INDEX, decisionsIndex } from './checks/decisions.ts';

writeFileSync(DECISIONS_INDEX, decisionsIndex());
