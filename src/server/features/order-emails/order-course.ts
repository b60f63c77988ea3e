/** The steps of an order that its emails show. */
import type { EmailCourse } from '../../emails/email-course.ts';
import type { EmailTexts } from '../../emails/translations.ts';

const STEPS = ['ordered', 'making', 'posted', 'delivered'] as const;

/** @param reached the last of them that has begun or is done */
export function courseTo(reached: (typeof STEPS)[number], texts: EmailTexts): EmailCourse {
  const t = texts('emails');
  return {
    steps: STEPS.map((step) => t(`course.${step}`)),
    done: STEPS.indexOf(reached) + 1,
  };
}
