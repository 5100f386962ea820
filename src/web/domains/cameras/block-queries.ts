import { mutation, query } from '../../lib/api.ts';

/** Guardians for whom watching is turned off. */
export const cameraBlocks = query('GET /api/cameras/blocks');
export const blockFromCameras = mutation('PUT /api/cameras/blocks/:id', 'GET /api/cameras/blocks');
export const unblockFromCameras = mutation('DELETE /api/cameras/blocks/:id', 'GET /api/cameras/blocks');
