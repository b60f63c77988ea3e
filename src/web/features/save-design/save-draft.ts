/** Saves a design on the server: to the open draft, or to a new one if that is gone. Loaded with the first press. */
import type { Draft } from '../../../contract/designs/drafts.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import {
  forgetDrafts,
  MOST_ON_A_DEVICE,
  rememberDraft,
  useDrafts,
} from '../../state/designs/drafts.ts';

export interface DesignToSave {
  productId: string;
  personalisation: Personalisation;
}

const NAME_LIMIT = 80;
const GONE = 404;

/** A guest's device stores a limited number of ids. */
class DeviceFull extends Error {
  override readonly name = 'DeviceFull';
}

/** Throws Refusal or DeviceFull. */
export async function saveDraft(open: Draft | null, design: DesignToSave): Promise<Draft> {
  const saved =
    (open && (await updateDraft(open, design))) ?? (await createDraft(design, open?.name));
  if (!isSignedIn(useAccount.getState())) rememberDraft(saved.id);
  else forgetDrafts([saved.id]);
  return saved;
}

/** Null if the draft has been deleted or belongs to another customer. */
async function updateDraft({ id, name }: Draft, design: DesignToSave): Promise<Draft | null> {
  try {
    return await browserApi.call('draftUpdate', { params: { id }, body: { name, ...design } });
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === GONE) return null;
    throw failure;
  }
}

async function createDraft(design: DesignToSave, name = nameOf(design)): Promise<Draft> {
  const isGuest = !isSignedIn(useAccount.getState());
  if (isGuest && useDrafts.getState().ids.length >= MOST_ON_A_DEVICE) throw new DeviceFull();
  return browserApi.call('draftNew', { body: { name, ...design } });
}

/** The name on it, or whatever is. Without any text, the shop names it after its product. */
function nameOf({ personalisation: { fields } }: DesignToSave): string {
  const words = Object.values(fields).filter((text) => text.trim() !== '');
  const name = fields[NAME_FIELD]?.trim() || words.join(', ');
  return [...name].slice(0, NAME_LIMIT).join('');
}
