/** Fetches what the editor needs about a product through the storefront's API. */
import { openEditorKit, type EditorKit } from '../../../design-editor/editor-kit.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';

/** Rejects if any part cannot be fetched. */
export function openKit(product: LiveProductName): Promise<EditorKit> {
  return openEditorKit(product, artworkCalls);
}
