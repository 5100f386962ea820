import type { Serve } from '#server/http/serve.ts';
import { logoPicture } from '#server/kernel/center/logo.ts';
import { closeBetween, closures, reopenBetween } from './closures.ts';
import { changeLogo } from './logo.ts';
import { changePayment, paymentDetails } from './payment.ts';
import { addRoom, changeRoom, orderRooms, retireRoom } from './rooms.ts';
import { centerAsSeen, centerSettings, changeDetails, changeRules, setHours, setWeatherPlace } from './settings.ts';
import { roomsToChange } from './settings-queries.ts';
import { centerStatus } from './status.ts';

/** The center as both portals see it, and the Director's settings of it. */
export function centerSettingsRoutes(serve: Serve): void {
  serve('GET /api/center', ({ scope }) => centerAsSeen(scope));
  serve.looking('GET /api/center/status', ({ scope, look, server }) => centerStatus(server, scope, look));

  serve('GET /api/center/settings', ({ scope, server }) => centerSettings(server, scope));
  serve('PATCH /api/center/details', ({ scope, body }) => changeDetails(scope, body));
  serve('PUT /api/center/logo', ({ scope, body }) => changeLogo(scope, body));
  serve.picture('GET /api/center/logo', ({ scope }) => logoPicture(scope));
  serve('PUT /api/center/hours', ({ scope, body }) => setHours(scope, body.days, body.version));
  serve('PATCH /api/center/rules', ({ scope, body }) => changeRules(scope, body));
  serve('PUT /api/center/weather', ({ scope, server, body }) => setWeatherPlace(server, scope, body));

  serve('GET /api/center/closures', ({ scope, query }) => closures(scope, query));
  serve('POST /api/center/closures', ({ scope, body }) => closeBetween(scope, body));
  serve('DELETE /api/center/closures', async ({ scope, query }) => {
    await reopenBetween(scope, query);
    return {};
  });

  serve('GET /api/center/rooms', ({ scope }) => scope.all(roomsToChange()));
  serve('POST /api/rooms', ({ scope, body }) => addRoom(scope, body));
  serve('PATCH /api/rooms/:id', ({ scope, params, body }) => changeRoom(scope, params.id, body));
  serve('PUT /api/rooms/order', ({ scope, body }) => orderRooms(scope, body.ids));
  serve('DELETE /api/rooms/:id', async ({ scope, params, query }) => {
    await retireRoom(scope, params.id, query.version);
    return {};
  });

  serve('GET /api/center/payment-details', ({ scope }) => paymentDetails(scope));
  serve('PATCH /api/center/payment-details', ({ scope, server, body }) => changePayment(server.vault, scope, body));
}
