import { type Cast, DATE, Player, Tally } from './cast.ts';
import { openHome } from './family.ts';
import { Kiosk } from './kiosk.ts';
import { openRoom } from './room.ts';

const SCREENS = ['/api/dashboard/stats', '/api/children', '/api/messages/threads', '/api/mail', '/api/system'];
const OVERVIEWS = ['/api/billing/overview', '/api/analytics/attendance?from=2026-02-01&to=2026-03-02', '/api/audit'];

/** Everybody's day; `begin` opens what stays open from its first use on. */
export function openDay(cast: Cast) {
  const tally = new Tally();
  const office = new Player(cast.origin, tally, cast.office);
  const kiosk = new Kiosk(new Player(cast.origin, tally));
  const rooms = cast.tablets.map((tablet) => openRoom(cast, tablet, kiosk, tally));
  const homes = cast.families.map((family) => openHome(cast, family, tally));
  const write = (to: object, subject: string) =>
    office.post('/api/messages', { to: [to], subject, content: 'We plant beans tomorrow.' });

  async function bill(): Promise<void> {
    const plan = { name: 'Full week', kind: 'tuition', cadence: 'weekly', amount: 30_000, isOffered: false };
    const { body } = await office.post<{ id: number }>('/api/billing/plans', plan);
    const childIds = cast.families.map(({ childId }) => childId);
    await office.post(`/api/billing/plans/${body.id}/children`, { childIds, from: DATE });
    await office.post('/api/billing/invoice-runs', { from: DATE, to: '2026-03-08', send: true });
  }

  async function work(minute: number): Promise<void> {
    if (minute % 4 === 0) for (const screen of SCREENS) await office.get(screen);
    if (minute % 60 === 30) for (const overview of OVERVIEWS) await office.get(overview);
    const family = cast.families[minute % cast.families.length];
    if (minute % 10 === 5) await write({ kind: 'guardian', id: family?.guardianId }, 'Shoes');
    if (minute === 180) await bill();
    if (minute === 210) await write({ kind: 'all-families' }, 'Garden');
  }

  return {
    tally,
    async begin(): Promise<void> {
      await kiosk.pair(office);
      const children = cast.families.map(({ childId }) => ({ childId, signedBy: 'Their mother' }));
      await office.post('/api/children/consents', { forms: ['photoRelease'], signedOn: DATE, children });
      for (const room of rooms) await room.takePhoto(0);
    },
    async play(minute: number): Promise<void> {
      await Promise.all([...[...rooms, ...homes].map((one) => one.play(minute)), work(minute)]);
    },
    end(): void {
      for (const home of homes) home.close();
    },
  };
}
