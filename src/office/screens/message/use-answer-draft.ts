/** A half-written answer to a message. Each template, and none, keeps what was typed with it. */
import { useKept } from '../../drafts/use-kept.ts';

export const NO_TEMPLATE = '';

interface AnswerDraft {
  /** The id of the chosen one. */
  template: string;
  /** By the ids of the templates they were typed with. */
  texts: Readonly<Record<string, string>>;
}

const EMPTY: AnswerDraft = { template: NO_TEMPLATE, texts: {} };

export function useAnswerDraft(messageId: string) {
  const [draft = EMPTY, keep] = useKept<AnswerDraft>(`message ${messageId}`);
  const { template, texts } = draft;
  const put = (next: AnswerDraft) => {
    const isEmpty = Object.values(next.texts).every((text) => text === '');
    keep(isEmpty && next.template === NO_TEMPLATE ? undefined : next);
  };
  return {
    template,
    text: texts[template] ?? '',
    setText: (text: string) => put({ template, texts: { ...texts, [template]: text } }),
    /** Begins with the template’s text, unless something was typed with it before. */
    choose: (chosen: string, textOf: (template: string) => string) => {
      const { [template]: left, ...others } = texts;
      const typed = left === textOf(template) ? others : texts;
      put({ template: chosen, texts: { ...typed, [chosen]: typed[chosen] || textOf(chosen) } });
    },
    clear: () => keep(undefined),
  };
}
