import { mutation, query } from '#web/lib/api.ts';

export const cameras = query('GET /api/cameras');
/** Whether pictures can be shown at all. */
export const gateway = query('GET /api/cameras/gateway');

export const addCamera = mutation('POST /api/cameras', 'cameras');
export const changeCamera = mutation('PATCH /api/cameras/:id', 'cameras');
export const deleteCamera = mutation('DELETE /api/cameras/:id', 'cameras');
/** Changes nothing. */
export const testCamera = mutation('POST /api/cameras/test');

/** The reader's own running view of a camera. */
export const viewOf = (id: number) => query('GET /api/cameras/:id/view', { params: { id } });
export const beginView = mutation('POST /api/cameras/:id/view', 'camera-views');
export const stopView = mutation('DELETE /api/cameras/:id/view', 'camera-views');

/** Who watched which camera. */
export const viewLog = (wanted: { from?: string; to?: string; cameraId?: number }) =>
  query('GET /api/cameras/views', { query: wanted });

export const parentViewing = query('GET /api/cameras/settings');
export const setParentViewing = mutation('PUT /api/cameras/settings', 'cameras');
