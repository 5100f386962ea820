import { mutation, query } from '#web/lib/api.ts';

/** Guardians for whom watching is turned off. */
export const cameraBlocks = query('GET /api/cameras/blocks');
export const blockFromCameras = mutation('PUT /api/cameras/blocks/:id', 'cameras');
export const unblockFromCameras = mutation('DELETE /api/cameras/blocks/:id', 'cameras');
