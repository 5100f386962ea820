import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';

let scene: Scene;
const asked: string[] = [];
const provider = createServer((request, reply) => {
  asked.push(request.url ?? '');
  reply.end(
    JSON.stringify({
      current_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h' },
      current: {
        temperature_2m: 72,
        apparent_temperature: 70,
        relative_humidity_2m: 65,
        weather_code: 0,
        is_day: 1,
        wind_speed_10m: 8,
      },
    }),
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const weatherUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1/forecast`;
  scene = await startScene({ config: { weatherUrl } });
});
afterAll(async () => {
  await scene?.stop();
  provider.closeAllConnections();
  provider.close();
});

interface Status {
  readonly weather: object | null;
}
/** Sessions end while the clock moves: who asks has just signed in. */
const family = () => scene.parentOf(firstOf(scene.world.families));
const status = async (client?: Client) => (await (client ?? (await family())).get<Status>('/api/center/status')).body;

test('on a Monday morning it is open; parents learn nothing of staff', async () => {
  const open = { open: true, opensAt: '07:00', closesAt: '18:00', closure: null, nextOpening: null };
  expect(await status()).toEqual({ ...open, ratios: null, weather: null });
  expect(await status(await scene.as('Support Staff'))).toMatchObject({ ...open, ratios: { state: 'ok', rooms: [] } });
});

test('a room without enough staff is named to staff', async () => {
  const { childId } = await scene.newFamily();
  const stay = { childId, date: '2026-03-02', checkInTime: '07:20', checkInBy: 'Ned', status: 'present' };
  await scene.director.post('/api/attendance', stay);
  expect(await status(scene.director)).toMatchObject({ ratios: { state: 'attention', rooms: ['Toddler Room'] } });
  expect(await status()).toMatchObject({ ratios: null });
});

test('before opening, after closing, and over the weekend it says when it opens next', async () => {
  const { clock } = scene.larkhouse;
  const monday = { opensAt: '07:00', closesAt: '18:00', closure: null, open: false };
  clock.set('2026-03-02T11:59:00Z');
  expect(await status()).toMatchObject({ ...monday, nextOpening: { date: '2026-03-02', time: '07:00' } });
  clock.set('2026-03-02T23:00:00Z');
  expect(await status()).toMatchObject({ ...monday, nextOpening: { date: '2026-03-03', time: '07:00' } });
  clock.set('2026-03-07T15:00:00Z');
  const director = await scene.as('Director');
  expect(await status(director)).toMatchObject({
    open: false,
    opensAt: null,
    nextOpening: { date: '2026-03-09', time: '07:00' },
  });
  clock.set('2026-03-02T12:30:00Z');
});

test('closures: closed today with the reason, listed as ranges, and taken back', async () => {
  const range = { from: '2026-03-02', to: '2026-03-04', reason: 'Water damage' };
  expect(await scene.director.post('/api/center/closures', range)).toMatchObject({ status: 201, body: range });
  expect(await status()).toMatchObject({
    open: false,
    closure: { reason: 'Water damage' },
    nextOpening: { date: '2026-03-05', time: '07:00' },
  });
  expect((await scene.director.get('/api/center/closures')).body).toEqual([range]);
  expect((await (await family()).get('/api/center')).body).toMatchObject({ closures: [range] });
  const reopen = () => scene.director.delete('/api/center/closures?from=2026-03-02&to=2026-03-04');
  expect((await reopen()).status).toBe(200);
  expect((await reopen()).status).toBe(404);
  expect(await status()).toMatchObject({ open: true, closure: null });
  for (const wrong of [
    { ...range, to: '2026-03-01' },
    { ...range, to: '2027-06-01' },
    { ...range, reason: ' ' },
  ]) {
    expect((await scene.director.post('/api/center/closures', wrong)).status).toBe(422);
  }
});

test('a center without any hours has no next opening', async () => {
  await scene.director.put('/api/center/hours', { days: [] });
  expect(await status()).toMatchObject({ open: false, opensAt: null, nextOpening: null });
});

test('the weather of the place that is set comes once it is known; without a place nobody is asked', async () => {
  expect(asked).toEqual([]);
  const place = { place: 'Springfield', latitude: 42.1049, longitude: -72.5911 };
  await scene.director.put('/api/center/weather', place);
  const weather = await until(async () => (await status()).weather);
  expect(weather).toEqual({
    place: 'Springfield',
    temperatureF: 72,
    feelsLikeF: 70,
    condition: 'clear',
    isDay: true,
    humidity: 65,
    windMph: 8,
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('latitude=42.1&longitude=-72.6');
});
