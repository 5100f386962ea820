import { TIME_FORMATS, type TimeFormat } from '#contract/preferences-defaults.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';

type TimeFormatSelectProps = { value: TimeFormat; onChange(format: TimeFormat): void };

export function TimeFormatSelect({ value, onChange }: TimeFormatSelectProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('preferences.timeFormat')}>
      <Select
        value={value}
        options={TIME_FORMATS.map((format) => ({ value: format, label: t(`preferences.timeFormats.${format}`) }))}
        onChange={(event) => onChange(TIME_FORMATS.find((format) => format === event.target.value) ?? 'language')}
      />
    </Field>
  );
}
