import { EVENTS_SHOWN } from '#contract/events-choices.ts';
import { ALERTS_SHOWN } from '#contract/incidents-choices.ts';
import { PHOTOS_AT_A_TIME } from '#contract/kernel/photo-limits.ts';
import { THREADS_AT_A_TIME } from '#contract/messages-limits.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Read, Serve } from './serve.ts';

/**
 * What each screen reads first, in one answer (web-35). A read that is missing here is asked for by itself, and the browser tests
 * of the first load say so.
 */
export function firstReadsRoutes(serve: Serve): void {
  serve.together('GET /api/first-reads', async ({ query: { screen, room }, scope, read }) => {
    const today = dayAt(scope.now, (await scope.opened).center.zone);
    const session = readStaffFrame(read);
    if (screen === 'dashboard') readDashboard(read, today);
    if (screen === 'room') await readRoom(read, today, async () => [room, (await session.value())?.staff.room?.id]);
    if (screen === 'children') {
      read('GET /api/children');
      read('GET /api/rooms/ratios');
      read('GET /api/pickup-people/proposed');
    }
    if (screen === 'messages') {
      read('GET /api/messages/threads', { query: { limit: THREADS_AT_A_TIME } });
      read('GET /api/messages/drafts');
    }
  });

  serve.together('GET /api/parent/first-reads', async ({ query: { screen, child }, scope, read }) => {
    const today = dayAt(scope.now, (await scope.opened).center.zone);
    read('GET /api/parent/session');
    read('GET /api/preferences');
    read('GET /api/messages/unread-count');
    read('GET /api/notifications/unread-count');
    if (screen === 'gallery') readGallery(read);
    if (screen === 'day') await readDay(read, child, today);
  });
}

function readStaffFrame(read: Read) {
  const session = read('GET /api/auth/status');
  read('GET /api/preferences');
  read('GET /api/messages/unread-count');
  read('GET /api/notifications/unread-count');
  read('GET /api/naps/running');
  return session;
}

function readDashboard(read: Read, date: string): void {
  readWhoIsHere(read, date);
  read('GET /api/attendance/forgotten');
  read('GET /api/rooms/privacy');
  read('GET /api/staff');
  read('GET /api/events', { query: { from: date, limit: EVENTS_SHOWN } });
  read('GET /api/incidents', { query: { limit: ALERTS_SHOWN } });
}

/** With the log of the first of the wished rooms that holds a group, else of the first such room. */
async function readRoom(read: Read, date: string, wished: () => Promise<(number | undefined)[]>): Promise<void> {
  const rooms = read('GET /api/rooms');
  read('GET /api/presence');
  readWhoIsHere(read, date);
  const groups = ((await rooms.value()) ?? []).filter(({ ageGroup }) => ageGroup !== null);
  const room = (await wished()).flatMap((id) => groups.find((one) => one.id === id) ?? [])[0] ?? groups[0];
  if (room) read('GET /api/rooms/:id/log', { params: { id: room.id } });
}

function readWhoIsHere(read: Read, date: string): void {
  read('GET /api/children');
  read('GET /api/attendance', { query: { date } });
  read('GET /api/expected', { query: { date } });
  read('GET /api/notices', { query: { date } });
  read('GET /api/dashboard/now');
  read('GET /api/rooms/ratios');
  read('GET /api/kiosk-entries/waiting');
}

function readGallery(read: Read): void {
  read('GET /api/parent/child-data');
  read('GET /api/gallery', { query: { limit: PHOTOS_AT_A_TIME } });
  read('GET /api/gallery/summary', { query: { by: 'tag' } });
}

/** Of the child that is asked for, else of the first. */
async function readDay(read: Read, asked: number | undefined, date: string): Promise<void> {
  const family = read('GET /api/parent/child-data');
  read('GET /api/messages/recent');
  read('GET /api/parent/celebrations');
  read('GET /api/parent/billing/balance');
  read('GET /api/center/status');
  const children = (await family.value())?.children ?? [];
  const childId = (children.find(({ id }) => id === asked) ?? children[0])?.id;
  if (childId === undefined) return;
  read('GET /api/parent/day', { query: { childId, date } });
  read('GET /api/parent/incidents', { query: { childId } });
  read('GET /api/parent/notices', { query: { childId } });
  read('GET /api/parent/daily-reports', { query: { childId, limit: 7 } });
  read('GET /api/parent/attendance/summary', { query: { childId } });
}
