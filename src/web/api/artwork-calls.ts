/** The storefront's API calls for live photos and the design editor. */
import type { ArtworkCalls } from '../../live-photo/artwork-calls.ts';
import { browserApi } from './client.ts';

export const artworkCalls: ArtworkCalls = {
  kit: (params) => browserApi.call('artworkKit', { params }),
  photograph: (id) => browserApi.call('upload', { params: { id } }),
  savePhotograph: (body) => browserApi.call('uploadNew', { body }),
};
