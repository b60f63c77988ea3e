/** How far an order has come, as a row of its steps. */
import { FONT, INK, LINE, SOFT } from './email-blocks.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';

export interface EmailCourse {
  steps: readonly string[];
  /** How many of them are done. */
  done: number;
}

const DONE = '#1f4d3f';

export const courseLine = (course: EmailCourse): string => marked(course).join(' → ');

/** A bar above each step, since mail programs draw no circles. */
export function emailCourse(course: EmailCourse): Markup {
  const width = `${Math.floor(96 / course.steps.length)}%`;
  const cells = marked(course).map((step, place) => {
    const isDone = place < course.done;
    const look = isDone
      ? `border-top:4px solid ${DONE};font-weight:700;${INK}`
      : `border-top:4px solid ${LINE};${SOFT}`;
    return html`<td
        class="${isDone ? 'done ink' : 'rule soft'}"
        width="${width}"
        valign="top"
        style="${FONT};font-size:13px;padding:6px 0 0;${look}"
      >
        ${step}
      </td>
      ${place < course.steps.length - 1 ? html`<td width="6" style="width:6px;font-size:0">&nbsp;</td>` : ''}`;
  });
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px"
  >
    <tr>
      ${cells}
    </tr>
  </table>`;
}

const marked = ({ steps, done }: EmailCourse): string[] =>
  steps.map((step, place) => (place < done ? `✓\u00a0${step}` : step));
