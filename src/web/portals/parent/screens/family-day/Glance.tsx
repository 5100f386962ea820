import { Heart, Moon, Palette, Smile, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import { type FamilyDay, glanceOf } from '#web/domains/dashboard/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

/** Mood, meals, nap and activities; nothing at all where nothing is known. */
export function Glance({ day }: { day: FamilyDay }) {
  const { t } = useTranslation();
  const { mood, meals, naps, activities } = glanceOf(day);
  if (!day.report && !meals && !naps && !activities) return null;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      <Part
        icon={mood ? <MoodFace mood={mood} /> : day.report ? <Heart /> : <Smile />}
        look="bg-hue-6 text-hue-6-ink"
        name={t('familyDay.day.mood')}
      >
        {mood ? t(`dailyReportsMoods.${mood}`) : day.report ? t('familyDay.day.noMood') : ''}
      </Part>
      <Part icon={<Utensils />} look="bg-highlight-soft text-highlight-ink" name={t('familyDay.day.meals')}>
        {meals}
      </Part>
      <Part icon={<Moon />} look="bg-info-soft text-info-ink" name={t('familyDay.day.naps')}>
        {naps}
      </Part>
      <Part icon={<Palette />} look="bg-action-soft text-action-soft-ink" name={t('familyDay.day.activities')}>
        {activities}
      </Part>
    </dl>
  );
}

function Part({ icon, look, name, children }: { icon: ReactNode; look: string; name: string; children: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 items-start gap-3 py-1.5">
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-content-center rounded-full [&_svg]:size-4.5 ${look}`}
      >
        {icon}
      </span>
      <dt className="w-21 shrink-0 pt-1.5 text-ink-soft text-sm leading-6">{name}</dt>
      <dd className="min-w-0 flex-1 whitespace-pre-line break-words pt-1.5 font-medium leading-6">
        {children ? (
          <Private>{children}</Private>
        ) : (
          <span className="font-normal text-ink-faint">{t('familyDay.day.nothingNoted')}</span>
        )}
      </dd>
    </div>
  );
}
