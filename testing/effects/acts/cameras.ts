import * as fresh from '#testing/matrix/fresh.ts';
import * as freshDevices from '#testing/matrix/fresh-devices.ts';
import { type Acts, by, done } from '../act.ts';

const SIGN_IN = { username: 'viewer', password: 'sees nothing at all' };

export const acts: Acts = {
  'PATCH /api/cameras/:id': {
    'another name': by('Director', async (stage) => ({
      ...(await freshDevices.camera(stage)),
      body: { name: 'Back door' },
    })),
    'another sign-in': by('Director', async (stage) => ({
      ...(await freshDevices.camera(stage)),
      body: { streamUrl: 'rtsp://viewer:sees-the-yard@127.0.0.1:9/yard', username: 'other', password: 'sees the back' },
    })),
  },
  'POST /api/cameras/test': {
    'at an address without a camera': by('Director', () => ({
      body: { ...SIGN_IN, ipAddress: '169.254.169.254', port: 80, streamUrl: '' },
    })),
  },
  'POST /api/rooms/:id/privacy': {
    on: by('Director', async (stage) => ({ params: { id: await fresh.emptyRoom(stage) }, body: { on: true } })),
    'on a second time': by('Director', async (stage, client) => {
      const id = await fresh.emptyRoom(stage);
      await done(client.post(`/api/rooms/${id}/privacy`, { on: true }));
      return { params: { id }, body: { on: true } };
    }),
    off: by('Director', async (stage, client) => {
      const id = await fresh.emptyRoom(stage);
      await done(client.post(`/api/rooms/${id}/privacy`, { on: true }));
      return { params: { id }, body: { on: false } };
    }),
  },
};
