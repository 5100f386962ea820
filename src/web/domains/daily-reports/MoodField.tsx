import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { MoodFace } from './MoodFace.tsx';
import { MOODS_OFFERED, type Mood } from './rules.ts';

type MoodFieldProps = {
  value: Mood | null;
  onChange(mood: Mood): void;
  error: string | undefined;
};

/** One of the six moods, each a tap; none is chosen until somebody says how the child was. */
export function MoodField({ value, onChange, error }: MoodFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      group
      label={t('dailyReports.mood')}
      error={error}
      className="sm:col-span-2 max-sm:[&_[role=group]>div]:grid-cols-2"
    >
      <RadioCards
        name="mood"
        columns={3}
        value={value}
        onChange={(chosen) => {
          const mood = MOODS_OFFERED.find((offered) => offered === chosen);
          if (mood) onChange(mood);
        }}
        options={MOODS_OFFERED.map((mood) => ({
          value: mood,
          label: t(`dailyReportsMoods.${mood}`),
          icon: <MoodFace mood={mood} />,
        }))}
      />
    </Field>
  );
}
