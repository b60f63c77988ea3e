/** Photographs, pictures, and saved designs. */
import path from 'node:path';
import { artworkKit } from '../features/artwork/artwork.kit.ts';
import { artworkService } from '../features/artwork/artwork.service.ts';
import { previewCache } from '../features/artwork/preview-cache.ts';
import { previewStore } from '../features/artwork/preview.store.ts';
import { draftApprovalService } from '../features/drafts/draft-approval.service.ts';
import { draftNewsService } from '../features/drafts/draft-news.service.ts';
import { draftsService } from '../features/drafts/drafts.service.ts';
import { uploadsService } from '../features/uploads/uploads.service.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { PeopleServices } from './people-services.ts';

export type DesignServices = ReturnType<typeof designServices>;

export function designServices(
  {
    config,
    shop,
    texts,
    database,
    clock,
    compositor,
    photoProcessor,
    outside,
    root,
    secret,
  }: Surroundings,
  { catalogue }: CatalogueServices,
  { notifications }: PeopleServices,
) {
  const { origin } = config;
  const uploads = uploadsService({
    database,
    clock,
    photoProcessor,
    secret,
    media: outside.media,
    daysAfterDispatch: config.uploadDaysAfterDispatch,
  });
  const artwork = artworkService({
    compositor,
    uploads,
    previews: previewCache({ store: previewStore(database), clock }),
    productOf: catalogue.pictured,
  });
  const drafts = draftsService({ database, clock, catalogue, uploads });
  const draftApproval = draftApprovalService({
    database,
    clock,
    catalogue,
    artwork,
    notifications,
  });
  const draftNews = draftNewsService({
    database,
    clock,
    catalogue,
    mail: outside.mail,
    sender: {
      shop,
      origin,
      texts,
    },
  });
  const kit = artworkKit({
    catalogueFolder: path.join(root, 'catalogue'),
    kitOf: catalogue.kit,
  });
  return { uploads, artwork, drafts, draftApproval, draftNews, kit };
}
