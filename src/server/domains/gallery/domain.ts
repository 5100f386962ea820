import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { retention } from './retention.ts';
import { galleryRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'gallery',
  topics: ['gallery'],
  routes: [galleryRoutes],
  retention,
  archive,
};
