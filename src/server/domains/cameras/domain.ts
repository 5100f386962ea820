import type { Domain } from '#server/kernel/domain.ts';
import { watchOverViews } from './access-expiry.ts';
import { blockTiedAccount } from './blocks.ts';
import { lookAtAddedCamera, lookAtCameras } from './jobs.ts';
import { retention } from './retention.ts';
import { cameraRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'cameras',
  topics: ['cameras', 'camera-views'],
  routes: [cameraRoutes],
  mounts: [watchOverViews],
  tasks: { 'look-at-camera': lookAtAddedCamera },
  routines: [{ name: 'look-at-cameras', cron: '* * * * *', centersAtOnce: 4, run: lookAtCameras }],
  listens: [blockTiedAccount],
  retention,
};
