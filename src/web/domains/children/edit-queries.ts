import { mutation } from '#web/lib/api.ts';

export const enrollChild = mutation('POST /api/children', 'children');
export const editChild = mutation('PATCH /api/children/:id', 'children');
export const changePhoto = mutation('PUT /api/children/:id/photo', 'children');
export const moveChildren = mutation('POST /api/children/move', 'children');
