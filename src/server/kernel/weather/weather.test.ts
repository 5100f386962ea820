import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeClock } from '#testing/clock.ts';
import { until } from '#testing/until.ts';
import { openWeather, type Weather } from './weather.ts';

const BOSTON = { latitude: 42.3554, longitude: -71.0605 };
const sunny = (changes: Record<string, unknown> = {}) => ({
  latitude: 42.4,
  longitude: -71.1,
  current_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h', relative_humidity_2m: '%' },
  current: {
    time: '2026-03-02T12:30',
    interval: 900,
    temperature_2m: 71.6,
    apparent_temperature: 69.4,
    relative_humidity_2m: 65,
    weather_code: 0,
    is_day: 1,
    wind_speed_10m: 8.2,
    ...changes,
  },
});

/** A provider whose answers a test decides. */
let provider: HttpServer;
let address = '';
let asked: string[] = [];
let answer: RequestListener;
const open: Weather[] = [];
const failures: string[] = [];
let clock: FakeClock;
const weather = () => {
  const made = openWeather(`${address}/v1/forecast?apikey=secret`, clock, (reason) => failures.push(reason));
  open.push(made);
  return made;
};
const json =
  (body: unknown): RequestListener =>
  (_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };

beforeAll(async () => {
  provider = createServer((request, reply) => {
    asked.push(request.url ?? '');
    answer(request, reply);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  failures.length = 0;
  answer = json(sunny());
  clock = new FakeClock('2026-03-02T12:30:00Z');
});
afterAll(() => {
  for (const made of open) made.close();
  provider.closeAllConnections();
  provider.close();
});

test('asks in the background for the rounded coordinates alone, and knows the weather then', async () => {
  const sky = weather();
  expect(sky.at(BOSTON)).toBeNull();
  expect(await until(() => sky.at(BOSTON))).toEqual({
    temperatureF: 72,
    feelsLikeF: 69,
    condition: 'clear',
    isDay: true,
    humidity: 65,
    windMph: 8,
  });
  expect(asked).toHaveLength(1);
  const query = new URL(asked[0] ?? '', address).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    apikey: 'secret',
    latitude: '42.4',
    longitude: '-71.1',
    current: expect.stringContaining('temperature_2m'),
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
  });
});

test('asks again after a quarter of an hour, and once for many who look', async () => {
  const sky = weather();
  await until(() => sky.at(BOSTON));
  clock.advance({ minutes: 14 });
  sky.at(BOSTON);
  expect(asked).toHaveLength(1);
  answer = json(sunny({ temperature_2m: 50 }));
  clock.advance({ minutes: 1 });
  for (let i = 0; i < 20; i += 1) expect(sky.at(BOSTON)?.temperatureF).toBe(72);
  await until(() => sky.at(BOSTON)?.temperatureF === 50);
  expect(asked).toHaveLength(2);
});

test('places far from each other have their own weather', async () => {
  const sky = weather();
  await until(() => sky.at(BOSTON));
  answer = json(sunny({ temperature_2m: 90 }));
  await until(() => sky.at({ latitude: 25.8, longitude: -80.2 })?.temperatureF === 90);
  expect(sky.at(BOSTON)?.temperatureF).toBe(72);
});

test('while the provider fails the last answer is shown for two hours, then nothing', async () => {
  const sky = weather();
  await until(() => sky.at(BOSTON));
  answer = (_, reply) => reply.writeHead(500).end('broken');
  clock.advance({ minutes: 119 });
  expect(sky.at(BOSTON)?.temperatureF).toBe(72);
  await until(() => failures.length === 1);
  clock.advance({ minutes: 1 });
  expect(sky.at(BOSTON)).toBeNull();
  // A failing provider is left alone for a while.
  expect(asked).toHaveLength(2);
  clock.advance({ minutes: 2 });
  sky.at(BOSTON);
  await until(() => asked.length === 3);
});

test('a provider that never answers blocks nobody', async () => {
  answer = () => undefined;
  const sky = weather();
  expect(sky.at(BOSTON)).toBeNull();
  await until(() => asked.length === 1);
  expect(sky.at(BOSTON)).toBeNull();
  expect(asked).toHaveLength(1);
  sky.close();
});

describe('what is not the weather is never shown', () => {
  const CASES: readonly (readonly [string, () => RequestListener])[] = [
    ['no JSON', () => (_, reply) => reply.end('<html>')],
    ['another shape', () => json({ main: { temp: 72 } })],
    ['null', () => json(null)],
    ['texts for numbers', () => json(sunny({ temperature_2m: '<script>alert(1)</script>' }))],
    ['an impossible temperature', () => json(sunny({ temperature_2m: 4000 }))],
    ['an impossible humidity', () => json(sunny({ relative_humidity_2m: -1 }))],
    ['an unknown code', () => json(sunny({ weather_code: 42 }))],
    ['other units', () => json({ ...sunny(), current_units: { temperature_2m: '°C', wind_speed_10m: 'km/h' } })],
    ['an error', () => (_, reply) => reply.writeHead(429).end(JSON.stringify(sunny()))],
    ['a redirect', () => (_, reply) => reply.writeHead(302, { location: `${address}/elsewhere` }).end()],
    ['an endless answer', () => (_, reply) => reply.end(`{"padding":"${'x'.repeat(200_000)}"}`)],
    [
      'half an answer',
      () => (_, reply) => {
        reply.writeHead(200, { 'content-length': 5000 });
        reply.write('{"current":');
        reply.destroy();
      },
    ],
  ];
  test.each(CASES)('%s', async (_, hostile) => {
    answer = hostile();
    const sky = weather();
    sky.at(BOSTON);
    await until(() => failures.length > 0);
    expect(sky.at(BOSTON)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(failures.join()).not.toContain('secret');
  });
});
