import * as fresh from '#testing/matrix/fresh.ts';
import * as freshDevices from '#testing/matrix/fresh-devices.ts';
import { both, CARE, DIRECTOR, EVERYBODY, LEAD, type Row, type Rows, staff } from '#testing/matrix/rows.ts';

/** Watching a camera of the toddlers' room: staff who care for children, and the families whose children are there. */
function watching(status: number, call: Row['call'], former = 403): Row {
  const { expected } = staff({ roles: CARE, status, elsewhere: 404 });
  const parents = {
    'own parent': status,
    'other parent': status,
    'former guardian': former,
    'parent of another center': 404,
  };
  return { call, expected: { ...expected, ...parents } };
}

export const matrix: Rows = {
  'GET /api/cameras': both({ roles: CARE }),
  'GET /api/cameras/gateway': both({ roles: CARE }),
  'POST /api/cameras': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: freshDevices.CAMERA }) }),
  'PATCH /api/cameras/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await freshDevices.camera(stage)), body: { name: 'Back door' } }),
  }),
  'DELETE /api/cameras/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: freshDevices.camera }),
  'POST /api/cameras/test': staff({
    roles: DIRECTOR,
    call: () => ({ body: { ipAddress: '169.254.169.254', port: 80, streamUrl: '' } }),
  }),
  // Nothing answers at the address of these cameras; whoever gets as far as 503 may see the picture.
  'GET /api/cameras/:id/snapshot.jpg': staff({ roles: CARE, status: 503, elsewhere: 404, call: freshDevices.camera }),
  'POST /api/cameras/:id/view': watching(200, freshDevices.camera),
  'GET /api/cameras/:id/view': watching(200, freshDevices.view),
  'DELETE /api/cameras/:id/view': watching(200, freshDevices.view, 200),
  'GET /api/cameras/:id/stream.m3u8': watching(503, freshDevices.view),
  'GET /api/cameras/:id/init.mp4': watching(404, async (stage, client) => ({
    ...(await freshDevices.view(stage, client)),
    query: 'run=1',
  })),
  'GET /api/cameras/:id/segment.m4s': watching(404, async (stage, client) => ({
    ...(await freshDevices.view(stage, client)),
    query: 'number=1',
  })),
  'GET /api/cameras/views': staff({ roles: CARE }),
  'GET /api/cameras/settings': staff({ roles: DIRECTOR }),
  'PUT /api/cameras/settings': staff({ roles: DIRECTOR, call: () => ({ body: { parentViewing: 'own-room' } }) }),
  'GET /api/cameras/blocks': staff({ roles: LEAD }),
  'PUT /api/cameras/blocks/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: (await fresh.family(stage)).guardianId },
      body: { reason: 'Court order' },
    }),
  }),
  'DELETE /api/cameras/blocks/:id': staff({ roles: LEAD, elsewhere: 404, call: freshDevices.cameraBlock }),
  'GET /api/rooms/privacy': staff({ roles: EVERYBODY }),
  'POST /api/rooms/:id/privacy': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) }, body: { on: false } }),
  }),
};
