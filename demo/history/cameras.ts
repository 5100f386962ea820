import type { Scope } from '#server/db/scope.ts';
import { addCamera, type SourceForm } from '#server/domains/cameras/commands.ts';
import { updateHealth } from '#server/domains/cameras/health-queries.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import type { Server } from '#server/server.ts';
import type { Calendar } from '../calendar.ts';
import { TEST_CAMERAS } from '../cameras/test-cameras.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';

interface PlannedCamera {
  readonly name: string;
  readonly location: string;
  readonly room: string;
  readonly source: SourceForm;
}
const MOVING: readonly PlannedCamera[] = [
  {
    name: 'Toddler Room',
    location: 'Above the window',
    room: 'Toddler Room',
    source: { port: 554, streamUrl: `rtsp://${TEST_CAMERAS.toddlers}/live` },
  },
  {
    name: 'Preschool Room',
    location: 'Reading corner',
    room: 'Preschool Room',
    source: { port: 80, streamUrl: `http://${TEST_CAMERAS.preschool}/video.mjpg` },
  },
];
const SWITCHED_OFF: PlannedCamera = {
  name: 'Playground',
  location: 'Back fence',
  room: 'Playground',
  source: { port: 554, streamUrl: `rtsp://${TEST_CAMERAS.playground}/live` },
};
const AWAY_DAYS = 2;

/** Two cameras that show test pictures while somebody watches, and one that has been off for some days. */
export function cameras(server: Server, calendar: Calendar, cast: Cast, at: Date): Deed[] {
  const by = () => cast.staff(DIRECTOR);
  return [
    {
      at,
      by,
      act: async (scope) => {
        for (const camera of MOVING) await install(server, scope, camera);
      },
    },
    {
      at,
      by,
      act: async (scope) => {
        const id = await install(server, scope, SWITCHED_OFF);
        const lastOnline = calendar.moment(calendar.openDays.at(-AWAY_DAYS) ?? calendar.today, '16:20');
        const away = { awaySince: lastOnline, awayToldAt: lastOnline, passwordRefusedAt: null };
        await scope.count(
          updateHealth(id, 1, { isActive: false, lastOnline, problem: 'no-answer', misses: 2, ...away }),
        );
      },
    },
  ];
}

async function install(server: Server, scope: Scope, { name, location, room, source }: PlannedCamera): Promise<number> {
  const roomId = (await scope.maybe(roomByName(room)))?.id ?? null;
  return addCamera(server, scope, { name, location, roomId, ...source });
}
