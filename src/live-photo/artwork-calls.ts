/** The API calls that live photos need. Each application passes its own implementation. */
import type { ArtworkKit } from '../contract/designs/artwork.ts';
import type { AnswerOf } from '../contract/contract.ts';

export type StoredPhotograph = Pick<AnswerOf<'upload'>, 'id' | 'width' | 'height' | 'url'>;

export interface ArtworkCalls {
  kit(product: { slug: string; plate: string }): Promise<ArtworkKit>;
  photograph(id: string): Promise<StoredPhotograph>;
  savePhotograph(body: Uint8Array<ArrayBuffer>): Promise<StoredPhotograph>;
}
