import { clsx } from 'clsx';
import { MoodFace } from '#web/domains/daily-reports/MoodFace.tsx';
import { MOODS_OFFERED, type Mood } from '#web/domains/daily-reports/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type MoodChoiceProps = { name: string; value: Mood | undefined; onChange(mood: Mood | undefined): void };

/** The six moods, each a tap; a second tap takes it back, and none is chosen at first. */
export function MoodChoice({ name, value, onChange }: MoodChoiceProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a card's grid
    <div role="group" aria-label={t('dailyReports.room.moodOf', { name })} className="grid grid-cols-3 gap-1.5">
      {MOODS_OFFERED.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={mood === value}
          onClick={() => onChange(mood === value ? undefined : mood)}
          className={clsx(button, mood === value ? chosen : 'border-line-strong/50 bg-surface')}
        >
          <MoodFace mood={mood} />
          <span>{t(`dailyReportsMoods.${mood}`)}</span>
        </button>
      ))}
    </div>
  );
}

const button = clsx(
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md border px-1 py-1.5 text-center font-medium text-xs leading-tight transition-colors',
  'hover:border-line-strong [&_svg]:size-5 [&_svg]:text-action',
);
const chosen = clsx(
  'border-action bg-action-soft inset-ring inset-ring-action text-action-soft-ink',
  'forced-colors:outline-2 forced-colors:outline-[Highlight]',
);
