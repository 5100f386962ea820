import { z } from 'zod';
import type { CONDITIONS } from '#contract/center-settings.ts';

/** The sky over a place now. */
export interface Conditions {
  readonly temperatureF: number;
  readonly feelsLikeF: number;
  readonly condition: (typeof CONDITIONS)[number];
  readonly isDay: boolean;
  /** Percent. */
  readonly humidity: number;
  readonly windMph: number;
}
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const ASKED = 'temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,is_day,wind_speed_10m';

/**
 * The address that asks for the weather of a place, in Open-Meteo's shape. Coordinates are rounded to a tenth of a degree
 * (some miles): enough for the weather, too little for a door.
 */
export function forecastUrl(provider: string, { latitude, longitude }: Coordinates): string {
  const url = new URL(provider);
  url.searchParams.set('latitude', latitude.toFixed(1));
  url.searchParams.set('longitude', longitude.toFixed(1));
  url.searchParams.set('current', ASKED);
  url.searchParams.set('temperature_unit', 'fahrenheit');
  url.searchParams.set('wind_speed_unit', 'mph');
  return url.href;
}

const Answer = z.object({
  current_units: z.object({ temperature_2m: z.literal('°F'), wind_speed_10m: z.literal(['mp/h', 'mph']) }),
  current: z.object({
    temperature_2m: z.number().min(-120).max(150),
    apparent_temperature: z.number().min(-150).max(200),
    relative_humidity_2m: z.number().min(0).max(100),
    weather_code: z.int().min(0).max(99),
    is_day: z.literal([0, 1]),
    wind_speed_10m: z.number().min(0).max(300),
  }),
});

/** Reads a provider's answer. Throws on anything that is not the weather in the units that were asked for. */
export function readForecast(text: string): Conditions {
  const { current } = Answer.parse(JSON.parse(text));
  return {
    temperatureF: Math.round(current.temperature_2m),
    feelsLikeF: Math.round(current.apparent_temperature),
    condition: conditionOf(current.weather_code),
    isDay: current.is_day === 1,
    humidity: Math.round(current.relative_humidity_2m),
    windMph: Math.round(current.wind_speed_10m),
  };
}

/** WMO code table 4677, as Open-Meteo gives it. */
function conditionOf(code: number): Conditions['condition'] {
  const [, condition] = CODES.find(([codes]) => codes.includes(code)) ?? [];
  if (!condition) throw new Error('Unknown weather code');
  return condition;
}

const CODES: readonly (readonly [readonly number[], Conditions['condition']])[] = [
  [[0], 'clear'],
  [[1], 'mostly-clear'],
  [[2], 'partly-cloudy'],
  [[3], 'cloudy'],
  [[45, 48], 'fog'],
  [[51, 53, 55], 'drizzle'],
  [[56, 57, 66, 67], 'freezing-rain'],
  [[61, 63, 65], 'rain'],
  [[71, 73, 75, 77], 'snow'],
  [[80, 81, 82], 'showers'],
  [[85, 86], 'snow-showers'],
  [[95, 96, 99], 'thunderstorm'],
];
