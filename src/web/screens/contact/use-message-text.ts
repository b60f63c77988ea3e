/** The labels sent with a message: the same as beside the fields. */
import { useTranslations } from '../../state/translations.ts';
import {
  MOODS,
  SUBJECTS,
  type Message,
  type MessageKind,
  type MessageText,
  type Mood,
  type Subject,
} from './message-rules.ts';

export function useMessageText(kind: MessageKind, message: Message): MessageText {
  const t = useTranslations('contact-form');
  const subjects = Object.fromEntries(
    SUBJECTS.map((subject) => [subject, t(`subjects.${subject}`)]),
  ) as Record<Subject, string>;
  const moods = Object.fromEntries(MOODS.map((mood) => [mood, t(`moods.${mood}`)])) as Record<
    Mood,
    string
  >;
  const messageLabels = {
    contact: t('message'),
    feedback: t('messageFeedback'),
    report: t('messageReport'),
  };
  const titles = {
    contact: t('titles.contact', { subject: subjects[message.subject as Subject] ?? '' }),
    feedback: message.mood
      ? t('titles.feedbackMood', { mood: moods[message.mood as Mood] ?? '' })
      : t('titles.feedback'),
    report: t('titles.report'),
  };
  return {
    title: titles[kind],
    labels: {
      name: t('name'),
      email: t('email'),
      subject: t('subject'),
      reference: t('reference'),
      mood: t('mood'),
      page: t('page'),
      message: messageLabels[kind],
      website: t('trap'),
    },
    subjects,
    moods,
  };
}
