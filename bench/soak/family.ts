import { PASSWORD } from '#testing/world.ts';
import { openStream } from '../streams.ts';
import { type Cast, type FamilyOfCast, Player, type Tally } from './cast.ts';

/** A page is opened so often, and stays open so long: some fifty of the sixty are there at a time. */
const VISIT = { every: 48, lasts: 40 };
const SCREENS = ['session', 'day', 'activities', 'attendance', 'notices', 'billing'].map(
  (name) => `/api/parent/${name}`,
);
const LISTS = ['/api/messages/threads', '/api/notifications', '/api/gallery'];

/** A parent at home, whose page is opened, told of what changes, read again, and closed. */
export function openHome({ origin, families }: Cast, { childId, marker, cookie }: FamilyOfCast, tally: Tally) {
  const place = families.findIndex((family) => family.childId === childId);
  const player = new Player(origin, tally, cookie);
  let stream: { close(): void } | undefined;
  const read = async (paths: readonly string[]) => {
    for (const path of paths) await player.get(path);
  };
  const close = () => {
    stream?.close();
    stream = undefined;
  };

  async function open(): Promise<void> {
    stream = await openStream(origin, player.cookie);
    tally.count(200, 'GET /api/live');
    await read([...SCREENS, ...LISTS]);
    const { body } = await player.get<{ thumbnailUrl: string | null }[]>('/api/gallery');
    await read(body.slice(0, 3).flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []));
  }

  async function write(): Promise<void> {
    const letter = { to: [{ kind: 'office' }], subject: 'Shoes', content: 'They are too small by now.' };
    await player.post('/api/messages', letter);
    const pickup = {
      kind: 'pickup',
      from: '2026-03-03',
      to: '2026-03-03',
      time: '16:30',
      person: 'Aunt Ada',
      text: '',
    };
    await player.post('/api/parent/notices', { childId, ...pickup });
  }

  /** In another browser, with the password. */
  async function signInAnew(): Promise<void> {
    const other = new Player(origin, tally);
    await other.post('/api/parent-accounts/login', { email: `${marker}@families.test`, password: PASSWORD });
    await other.post('/api/auth/logout');
  }

  async function takeArchive(): Promise<void> {
    const { body } = await player.get<{ downloadUrl: string | null }[]>('/api/parent/archives');
    await read(body.flatMap(({ downloadUrl }) => downloadUrl ?? []));
  }

  return {
    close,
    async play(minute: number): Promise<void> {
      const turn = (minute + place * 7) % VISIT.every;
      if (turn === 0) await open();
      if (turn === VISIT.lasts) close();
      if (stream && turn % 8 === 4) await read(['/api/parent/day', '/api/messages/unread-count']);
      if (minute % 240 === place * 4) await write();
      if (minute === place * 8 + 5) await signInAnew();
      if (minute === 240 && place < 5) await player.post('/api/parent/archives', { childId });
      if (minute === 360 && place < 5) await takeArchive();
      if (minute === 300 + place) await read(['/api/gallery/archive?month=2026-03']);
      if (minute === 470 && place < 5) await read([`/api/parent/daily-reports/document?childId=${childId}`]);
    },
  };
}
