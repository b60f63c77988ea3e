/** Templates of answers, shared by the staff. */
import { answerTemplateProblem } from '../../../../domain/text/answer-template.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { newId } from '../../../database/ids.ts';
import type { JournalActor } from '../../journal/journal.service.ts';
import type { AnswerTemplate } from './answer-templates.store.ts';
import type { InboxContext } from './inbox.context.ts';

const MOST_TEMPLATES = 200;

/** Who changes a template. */
interface Editor {
  actor: JournalActor;
  requestId: string;
}

export function listTemplates({ templates }: InboxContext): Promise<AnswerTemplate[]> {
  return templates.list();
}

/**
 * Changes a template, or adds one if there is no id. Returns its id. Throws notFound, changedMeanwhile
 * for another version, invalid for a name that another has and for unknown
 * placeholders, and stepNotAllowed if there are too many.
 */
export function saveTemplate(
  { store, templates, record }: InboxContext,
  { actor, requestId }: Editor,
  given: { id: string | null; version: number; name: string; text: string },
): Promise<string> {
  const message = answerTemplateProblem(given.text);
  if (message) throw new ShopError('invalid', { violations: [{ propertyPath: 'text', message }] });
  return store.transaction(async (transaction) => {
    await templates.lockAll(transaction);
    const before = given.id === null ? null : await templates.lock(transaction, given.id);
    if (before === undefined) throw new ShopError('notFound');
    if (before && before.version !== given.version) throw new ShopError('changedMeanwhile');
    if (!before) await refuseTooMany(templates, transaction);
    const version = (before?.version ?? 0) + 1;
    const template = { ...given, id: given.id ?? newId(), version };
    if (await templates.isNameTaken(transaction, template))
      throw new ShopError('invalid', {
        violations: [{ propertyPath: 'name', message: 'Another template has this name.' }],
      });
    await templates.save(transaction, template);
    await record(transaction, {
      actor,
      requestId,
      action: before ? 'template.change' : 'template.add',
      subject: { kind: 'template', id: template.id },
      before: before && { name: before.name, text: before.text },
      after: { name: template.name, text: template.text },
    });
    return template.id;
  });
}

/** Throws notFound, and changedMeanwhile for another version. */
export function deleteTemplate(
  { store, templates, record }: InboxContext,
  { actor, requestId }: Editor,
  { id, version }: Pick<AnswerTemplate, 'id' | 'version'>,
): Promise<void> {
  return store.transaction(async (transaction) => {
    const before = await templates.lock(transaction, id);
    if (!before) throw new ShopError('notFound');
    if (before.version !== version) throw new ShopError('changedMeanwhile');
    await templates.delete(transaction, id);
    await record(transaction, {
      actor,
      requestId,
      action: 'template.delete',
      subject: { kind: 'template', id },
      before: { name: before.name, text: before.text },
      after: null,
    });
  });
}

/** Throws changedMeanwhile unless these are all templates. */
export function orderTemplates(
  { store, templates, record }: InboxContext,
  { actor, requestId }: Editor,
  ids: readonly string[],
): Promise<void> {
  return store.transaction(async (transaction) => {
    const before = await templates.listLocked(transaction);
    const nameOf = new Map(before.map(({ id, name }) => [id, name]));
    const after = ids.flatMap((id) => nameOf.get(id) ?? []);
    if (new Set(ids).size !== before.length || after.length !== before.length)
      throw new ShopError('changedMeanwhile');
    await templates.setOrder(transaction, ids);
    await record(transaction, {
      actor,
      requestId,
      action: 'template.order',
      subject: { kind: 'template', id: 'all' },
      before: { order: before.map(({ name }) => name).join(', ') },
      after: { order: after.join(', ') },
    });
  });
}

async function refuseTooMany(
  templates: InboxContext['templates'],
  transaction: Transaction,
): Promise<void> {
  if ((await templates.count(transaction)) < MOST_TEMPLATES) return;
  throw new ShopError('stepNotAllowed', {
    message: `There are ${MOST_TEMPLATES} templates. Delete one first.`,
  });
}
