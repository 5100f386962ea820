import { Heart, Moon, Palette, StickyNote, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

/** The day's report in four parts. The default mood stands only where a report has none (family-day-4). */
export function Summary({ report }: { report: FamilyReport }) {
  const { t } = useTranslation();
  return (
    <div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Part icon={<Utensils />} look="bg-highlight-soft text-highlight-ink" name={t('familyDay.day.meals')}>
          {report.meals}
        </Part>
        <Part icon={<Moon />} look="bg-info-soft text-info-ink" name={t('familyDay.day.naps')}>
          {report.naps}
        </Part>
        <Part icon={<Palette />} look="bg-action-soft text-action-soft-ink" name={t('familyDay.day.activities')}>
          {report.activities}
        </Part>
        <Part
          icon={report.mood ? <MoodFace mood={report.mood} /> : <Heart />}
          look="bg-hue-6 text-hue-6-ink"
          name={t('familyDay.day.mood')}
        >
          {report.mood ? t(`dailyReportsMoods.${report.mood}`) : t('familyDay.day.noMood')}
        </Part>
      </dl>
      {report.notes && (
        <div className="mt-3 flex gap-3 rounded-md bg-sunken px-4 py-3.5">
          <StickyNote className="mt-0.5 size-5 shrink-0 text-ink-soft" />
          <p className="min-w-0 whitespace-pre-line">
            <span className="sr-only">{t('familyDay.day.notes')}: </span>
            <Private>{report.notes}</Private>
            <span className="mt-0.5 block text-ink-soft text-sm">{report.writtenBy}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Part({ icon, look, name, children }: { icon: ReactNode; look: string; name: string; children: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 gap-3.5 rounded-md border border-line px-3.5 py-3">
      <span
        aria-hidden="true"
        className={`mt-0.5 grid size-10 shrink-0 place-content-center rounded-full [&_svg]:size-5 ${look}`}
      >
        {icon}
      </span>
      <div className="min-w-0">
        <dt className="text-ink-soft text-sm">{name}</dt>
        <dd className="whitespace-pre-line break-words font-medium">
          {children ? (
            <Private>{children}</Private>
          ) : (
            <span className="font-normal text-ink-faint">{t('familyDay.day.nothingNoted')}</span>
          )}
        </dd>
      </div>
    </div>
  );
}
