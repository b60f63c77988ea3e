/** A template of answers as the page reads it. */
import type { OfficeAnswerOf } from '../../../../contract/office/contract.ts';

export type Template = OfficeAnswerOf<'answerTemplates'>['templates'][number];
