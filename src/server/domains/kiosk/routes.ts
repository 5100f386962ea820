import { pictureAnswer } from '#server/http/files.ts';
import type { Serve } from '#server/http/serve.ts';
import { siteOf } from '#server/http/site.ts';
import { ownAccount } from '#server/kernel/access/account.ts';
import { knowAtEntrance } from './clock.ts';
import { receivePunches } from './clock-receive.ts';
import { identify } from './identify.ts';
import {
  addKiosk,
  changeKioskSettings,
  kioskSettings,
  kioskState,
  liftWait,
  noteUnsent,
  pair,
  removeKiosk,
} from './kiosks.ts';
import { codeShown, confirmCode, showCode, whoConfirmed } from './phone.ts';
import { makePickupPinCode, makePinCode, makePinLetters } from './pin-codes.ts';
import { kioskPins, ownPin, removeOwnPin, resetPickupPin, resetPin, setOwnPin, setPinByCode } from './pins.ts';
import { kiosks } from './queries.ts';
import { receive } from './receive.ts';
import { classroomBoard, knowWriter, photoAtTablet } from './room-board.ts';
import { receiveFromRoom } from './room-receive.ts';
import { acceptRoomEntry, dismissRoomEntry, roomEntries } from './room-waiting.ts';
import { staffWithPins } from './staff-pin-queries.ts';
import { ownStaffPin, removeOwnStaffPin, resetStaffPin, setOwnStaffPin } from './staff-pins.ts';
import { acceptEntry, dismissEntry, entryOfMove, kioskEntries, waitingAtKiosk } from './waiting.ts';

/** What a kiosk does. Bound as long work: PINs are checked outside of the database, and no answer is kept. */
export function kioskRoutes(serve: Serve): void {
  serve.open('POST /api/kiosk/pair', ({ server, request, reply, body }) => pair(server, request, reply, body.code));
  serve.open('POST /api/kiosk/unsent', async ({ server, request, body }) => {
    await noteUnsent(server, request, body.unsent);
    return {};
  });
  serve('GET /api/kiosk', ({ scope, server, query }) => kioskState(server, scope, query.unsent));
  serve.long('POST /api/kiosk/identify', ({ act, server, body }) => identify(server, act, body.phoneDigits, body.pin));
  serve.long('POST /api/kiosk/pin', ({ act, server, body }) => setPinByCode(server, act, body.code, body.pin));
  serve.long('POST /api/kiosk/codes', ({ act, server, request }) =>
    act((scope) => showCode(scope, siteOf(server.config, request).origin)),
  );
  serve('GET /api/kiosk/codes/:id', ({ scope, server, params }) => whoConfirmed(server, scope, params.id));
  serve.long('POST /api/kiosk/clock', ({ act, server, body }) =>
    knowAtEntrance(server, act, body.phoneDigits, body.pin),
  );
  serve.long('POST /api/kiosk/punches', ({ act, server, body }) => receivePunches(server, act, body));
  serve.long('POST /api/kiosk/entries', ({ act, server, body }) => receive(server, act, body));
}

/** What a classroom tablet does, and what staff do about it: their own PINs, and what could not be recorded. */
export function classroomRoutes(serve: Serve): void {
  serve('GET /api/kiosk/room', ({ scope }) => classroomBoard(scope));
  serve.file('GET /api/kiosk/room/children/:id/photo', async ({ scope, request, params }) => {
    const photo = await photoAtTablet(scope, params.id);
    return pictureAnswer((await scope.opened).center.id, photo, request.headers.accept);
  });
  serve.long('POST /api/kiosk/room/writer', ({ act, server, body }) => knowWriter(server, act, body.staffId, body.pin));
  serve.long('POST /api/kiosk/room/entries', ({ act, server, body }) => receiveFromRoom(server, act, body));

  serve('GET /api/room-entries', ({ scope }) => roomEntries(scope));
  serve('POST /api/room-entries/:id/accept', async ({ scope, params }) => {
    await acceptRoomEntry(scope, params.id);
    return {};
  });
  serve('POST /api/room-entries/:id/dismiss', async ({ scope, params, body }) => {
    await dismissRoomEntry(scope, params.id, body.reason);
    return {};
  });
  serve.long('GET /api/staff-pin', async ({ act, server }) => ownStaffPin(server, await ownAccount(act)));
  serve.long('PUT /api/staff-pin', async ({ act, server, body }) => {
    await setOwnStaffPin(server, await ownAccount(act), body.pin);
    return {};
  });
  serve.long('DELETE /api/staff-pin', async ({ act, server }) => {
    await removeOwnStaffPin(server, await ownAccount(act));
    return {};
  });
  serve('GET /api/staff-pins', ({ scope }) => scope.all(staffWithPins()));
  serve('DELETE /api/staff-pins/:id', async ({ scope, params }) => {
    await resetStaffPin(scope, params.id);
    return {};
  });
}

/** What guardians do with their PIN and their phone. */
export function kioskFamilyRoutes(serve: Serve): void {
  serve.long('GET /api/parent/kiosk-pin', async ({ act, server }) => ownPin(server, await ownAccount(act)));
  serve.long('PUT /api/parent/kiosk-pin', async ({ act, server, body }) => {
    await setOwnPin(server, await ownAccount(act), body.pin);
    return {};
  });
  serve.long('DELETE /api/parent/kiosk-pin', async ({ act, server }) => {
    await removeOwnPin(server, await ownAccount(act));
    return {};
  });
  serve.long('GET /api/parent/kiosk-codes/:code', async ({ act, server, params }) =>
    codeShown(server, await ownAccount(act), params.code),
  );
  serve.long('POST /api/parent/kiosk-codes/:code', async ({ act, server, params }) => {
    await confirmCode(server, await ownAccount(act), params.code);
    return {};
  });
}

/** What staff do about the kiosk. */
export function kioskStaffRoutes(serve: Serve): void {
  serve('GET /api/kiosks', ({ scope }) => scope.all(kiosks(scope.now)));
  serve.long('POST /api/kiosks', ({ act, body }) => act((scope) => addKiosk(scope, body.name, body.roomId ?? null)));
  serve('DELETE /api/kiosks/:id', async ({ scope, params }) => {
    await removeKiosk(scope, params.id);
    return {};
  });
  serve('POST /api/kiosks/:id/lift', async ({ scope, params }) => {
    await liftWait(scope, params.id);
    return {};
  });
  serve('GET /api/center/kiosk', ({ scope }) => kioskSettings(scope));
  serve('PUT /api/center/kiosk', ({ scope, body }) => changeKioskSettings(scope, body));
  serve('GET /api/kiosk-pins', ({ scope }) => kioskPins(scope));
  serve.long('POST /api/kiosk-pins/:id/code', ({ act, params }) => act((scope) => makePinCode(scope, params.id)));
  serve.long('POST /api/kiosk-pins/codes', ({ act, body }) => act((scope) => makePinLetters(scope, body.childIds)));
  serve.long('POST /api/pickup-people/:id/pin-code', ({ act, params }) =>
    act((scope) => makePickupPinCode(scope, params.id)),
  );
  serve('DELETE /api/pickup-people/:id/pin', async ({ scope, params }) => {
    await resetPickupPin(scope, params.id);
    return {};
  });
  serve('DELETE /api/kiosk-pins/:id', async ({ scope, params }) => {
    await resetPin(scope, params.id);
    return {};
  });
  serve.cached('GET /api/kiosk-entries/waiting', { until: 'minute', sharedBy: 'role' }, ({ scope }) =>
    waitingAtKiosk(scope),
  );
  serve('GET /api/kiosk-entries', ({ scope }) => kioskEntries(scope));
  serve('GET /api/kiosk-entries/moves/:id', ({ scope, params }) => entryOfMove(scope, params.id));
  serve('POST /api/kiosk-entries/:id/accept', async ({ scope, params, body }) => {
    await acceptEntry(scope, params.id, body);
    return {};
  });
  serve('POST /api/kiosk-entries/:id/dismiss', async ({ scope, params, body }) => {
    await dismissEntry(scope, params.id, body.reason);
    return {};
  });
}
