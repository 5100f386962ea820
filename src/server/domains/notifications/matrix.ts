import * as fresh from '#testing/matrix/fresh.ts';
import { both, EVERYBODY, type Rows, toOwnParentAlone } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/notifications': both({ roles: EVERYBODY }),
  'GET /api/notifications/unread-count': both({ roles: EVERYBODY }),
  'PATCH /api/notifications/:id/read': toOwnParentAlone(async (stage) => ({
    params: { id: await fresh.notification(stage) },
  })),
  'POST /api/notifications/read': both({ roles: EVERYBODY, call: () => ({ body: { upTo: 1 } }) }),
  'GET /api/push/key': both({ roles: EVERYBODY }),
  'POST /api/push/subscriptions': both({ roles: EVERYBODY, call: () => ({ body: fresh.browser() }) }),
  'POST /api/push/unsubscribe': both({
    roles: EVERYBODY,
    call: () => ({ body: { endpoint: fresh.browser().endpoint } }),
  }),
};
