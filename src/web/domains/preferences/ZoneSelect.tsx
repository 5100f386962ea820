import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type ZoneChoice, zoneChoices } from './rules.ts';

type ZoneSelectProps = { centerZone: string; value: string; onChange(zone: string): void };

export function ZoneSelect({ centerZone, value, onChange }: ZoneSelectProps) {
  const { t } = useTranslation();
  const labelOf = ({ zone, name, isCenters }: ZoneChoice) => {
    const label = name ? t(`preferences.zones.${name}`) : zone.replaceAll('_', ' ');
    return isCenters ? t('preferences.centerZone', { zone: label }) : label;
  };
  return (
    <Field label={t('common.timeZone')} hint={t('preferences.timezoneHint')}>
      <Select
        value={value}
        options={zoneChoices(centerZone, value).map((choice) => ({ value: choice.zone, label: labelOf(choice) }))}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
