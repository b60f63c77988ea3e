/** Fetches with the storefront's calls what the editor needs of a product. */
import { openEditorKit, type EditorKit } from '../../../design-editor/editor-kit.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';

/** Rejects where any of it cannot be fetched. */
export function openKit(product: LiveProductName): Promise<EditorKit> {
  return openEditorKit(product, artworkCalls);
}
