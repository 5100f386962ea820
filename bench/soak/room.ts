import { photograph } from '#testing/pictures.ts';
import { type Cast, DATE, type FamilyOfCast, Player, type Tablet, type Tally, timeOf } from './cast.ts';
import type { Kiosk } from './kiosk.ts';

// By the minute of the day.
const MEALS: Readonly<Record<number, string>> = { 95: 'breakfast', 270: 'lunch', 435: 'pm-snack' };
const [ALL_HERE, ASLEEP, AWAKE, REPORTS, HOME] = [90, 300, 420, 425, 440];
const SLEEPS_WELL = { position: 'back', breathingNormal: true, note: '' };

/** A room with its tablet, from the first child who comes to the last who goes. */
export function openRoom({ origin, families, tablets, teacherId }: Cast, tablet: Tablet, kiosk: Kiosk, tally: Tally) {
  const place = tablets.indexOf(tablet);
  const player = new Player(origin, tally, tablet.cookie);
  const own = families.filter((_, n) => n % tablets.length === place);
  const childIds = own.map(({ childId }) => childId);
  let naps: readonly number[] = [];
  /** How many of the children are on a photo, until all are, and anew. */
  let photographed = 0;
  const log = (what: object) =>
    player.post<{ activities?: { id: number }[] }>('/api/activities', { ...what, childIds });
  const screens = ['/api/dashboard/now', '/api/rooms/ratios', '/api/attendance', `/api/rooms/${tablet.roomId}/log`];

  /** A photo of three children, with the bytes of a real one. */
  async function takePhoto(minute: number): Promise<void> {
    const bytes = await photograph({ width: 1600, height: 1200, hue: (minute * 7 + place) % 360 });
    const { body } = await player.upload<object>('/api/uploads', bytes, 'garden.jpg', 'image/jpeg');
    const onIt = childIds.slice(photographed, photographed + 3);
    photographed = (photographed + 3) % childIds.length;
    await player.post('/api/gallery', { ...body, title: 'In the garden', childIds: onIt });
  }

  async function care(minute: number): Promise<void> {
    const meal = MEALS[minute];
    if (meal) await log({ kind: 'meal', meal, amount: 'all' });
    if (minute % 15 === place) await takePhoto(minute);
    if (minute % 30 === 10 && place < 2) await log({ kind: 'diaper', diaper: 'wet' });
    if (minute % 60 === 40) await log({ kind: 'note', notes: 'Sang along' });
    if (minute === ASLEEP) naps = (await log({ kind: 'nap' })).body.activities?.map(({ id }) => id) ?? [];
    if (minute > ASLEEP && minute < AWAKE && minute % 10 === 0) await lookAtSleepers();
    if (minute === AWAKE) await player.post('/api/naps/end', { ids: naps });
  }

  /** Infants are looked at one by one. */
  async function lookAtSleepers(): Promise<void> {
    if (place > 0) await player.post('/api/naps/checks', { ids: naps });
    else for (const id of naps) await player.post(`/api/naps/${id}/checks`, SLEEPS_WELL);
  }

  /** Every third family comes and goes by the tablet at the door. */
  async function pass({ childId, phoneDigits }: FamilyOfCast, turn: number, minute: number, direction: 'in' | 'out') {
    const by = { childId, date: DATE };
    const time = timeOf(minute);
    if (turn % 3 === 0) await kiosk.pass(phoneDigits, direction, minute);
    else if (direction === 'in')
      await player.post('/api/attendance', { ...by, checkInTime: time, checkInBy: 'Parent' });
    else await player.post('/api/attendance', { ...by, checkOutTime: time, checkOutBy: 'Parent' });
  }

  async function report({ childId }: FamilyOfCast): Promise<void> {
    const { body } = await player.get<Draft>(`/api/daily-reports/draft?childId=${childId}`);
    const { meals, naps, activities, notes } = body;
    const texts = { meals, naps, activities, notes, mood: 'happy' };
    await player.post('/api/daily-reports', { childId, date: DATE, ...texts, staffId: teacherId });
  }

  return {
    takePhoto,
    async play(minute: number): Promise<void> {
      for (const [n, family] of own.entries()) {
        const turn = n * tablets.length + place;
        if (minute === Math.floor(turn * 1.5) + 1) await pass(family, turn, minute, 'in');
        if (minute === REPORTS + n * 2) await report(family);
        if (minute === HOME + Math.floor(turn * 0.65)) await pass(family, turn, minute, 'out');
      }
      if (minute >= ALL_HERE && minute < HOME) await care(minute);
      for (const screen of screens) await player.get(screen);
    },
  };
}

interface Draft {
  readonly meals: string;
  readonly naps: string;
  readonly activities: string;
  readonly notes: string;
}
