import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudMoon,
  CloudRain,
  CloudSnow,
  CloudSun,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { CenterWeather } from './rules.ts';

/** The weather at the center: what it feels like to put a jacket on a child. */
export function WeatherNow({ weather }: { weather: CenterWeather }) {
  const { t } = useTranslation();
  const { place, condition, isDay, temperatureF, feelsLikeF, humidity, windMph } = weather;
  const Icon = (!isDay && NIGHT[condition]) || ICONS[condition];
  const sky =
    !isDay && (condition === 'clear' || condition === 'mostly-clear')
      ? t(`center.weather.night.${condition}`)
      : t(`center.weather.day.${condition}`);
  return (
    <div className="flex items-center gap-3.5 border-line border-t pt-4">
      <span className="grid size-12 shrink-0 place-content-center rounded-md bg-highlight-soft text-highlight-ink">
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{t('center.weather.in', { place })}</p>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-semibold text-xl tabular-nums">
            {t('center.weather.temperature', { degrees: temperatureF })}
          </span>
          <span className="font-medium">{sky}</span>
        </p>
        <ul className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          {Math.abs(feelsLikeF - temperatureF) >= NOTICEABLE && (
            <li>{t('center.weather.feelsLike', { degrees: feelsLikeF })}</li>
          )}
          <li>{t('center.weather.humidity', { percent: humidity })}</li>
          <li>{t('center.weather.wind', { miles: windMph })}</li>
        </ul>
      </div>
    </div>
  );
}

/** Degrees Fahrenheit between what it is and what it feels like. */
const NOTICEABLE = 3;

const ICONS: Readonly<Record<CenterWeather['condition'], LucideIcon>> = {
  clear: Sun,
  'mostly-clear': CloudSun,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  'freezing-rain': CloudHail,
  snow: CloudSnow,
  showers: CloudRain,
  'snow-showers': CloudSnow,
  thunderstorm: CloudLightning,
};
const NIGHT: Readonly<Partial<Record<CenterWeather['condition'], LucideIcon>>> = {
  clear: Moon,
  'mostly-clear': CloudMoon,
  'partly-cloudy': CloudMoon,
};
