import type { Clock } from '../clock/clock.ts';
import { type Conditions, type Coordinates, forecastUrl, readForecast } from './forecast.ts';

/** The weather as it is known. Asking never waits for the provider. */
export interface Weather {
  /** What is known of a place; null when nothing is, or what is known is too old. Has it looked up again when due. */
  at(place: Coordinates): Conditions | null;
  close(): void;
}

const MINUTE = 60_000;
/** How long an answer is fresh, how long it is shown while no newer one comes, and how long a failing provider is left alone. */
const FRESH = 15 * MINUTE;
const SHOWN = 2 * 60 * MINUTE;
const PAUSE = 2 * MINUTE;
const PATIENCE = 5000;
const LARGEST_ANSWER = 64 * 1024;
const MOST_PLACES = 1000;

interface Known {
  conditions: Conditions | null;
  readAt: number;
  nextTryAt: number;
  isAsking: boolean;
}

/**
 * @param provider an address in Open-Meteo's shape, such as https://api.open-meteo.com/v1/forecast
 * @param failed is told that a look-up failed, in words that hold neither the address nor the answer
 */
export function openWeather(provider: string, clock: Clock, failed: (reason: string) => void): Weather {
  const places = new Map<string, Known>();
  const closing = new AbortController();

  const ask = async (url: string, known: Known) => {
    known.isAsking = true;
    try {
      const conditions = readForecast(await fetchText(url, closing.signal));
      const now = clock.now().getTime();
      Object.assign(known, { conditions, readAt: now, nextTryAt: now + FRESH });
    } catch (error) {
      known.nextTryAt = clock.now().getTime() + PAUSE;
      if (!closing.signal.aborted) failed(error instanceof Error ? error.name : 'unknown');
    } finally {
      known.isAsking = false;
    }
  };

  return {
    at(place) {
      const url = forecastUrl(provider, place);
      const known = places.get(url) ?? { conditions: null, readAt: 0, nextTryAt: 0, isAsking: false };
      if (!places.has(url) && places.size >= MOST_PLACES) places.delete(places.keys().next().value ?? '');
      places.set(url, known);
      const now = clock.now().getTime();
      if (!known.isAsking && now >= known.nextTryAt && !closing.signal.aborted) void ask(url, known);
      return now - known.readAt < SHOWN ? known.conditions : null;
    },
    close: () => closing.abort(),
  };
}

/** No redirect is followed: it could lead into the server's own network. */
async function fetchText(url: string, closing: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(PATIENCE)]);
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error('The weather provider refused');
  }
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LARGEST_ANSWER) throw new Error('The answer is too large');
  }
  return text + decoder.decode();
}
