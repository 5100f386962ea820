import type { Domain } from '#server/kernel/domain.ts';
import { passWordOn, withdrawWithRight } from './answers.ts';
import { archive } from './archive.ts';
import { retention } from './retention.ts';
import { childFileRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'child-file',
  routes: [childFileRoutes],
  listens: [withdrawWithRight, passWordOn],
  archive,
  retention,
};
