import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';

type QuietHours = { from: string; to: string } | null;
type QuietHoursFieldsProps = { value: QuietHours; onChange(value: QuietHours): void };

const USUAL = { from: '21:00', to: '07:00' };

/** Hours in which mail and push wait. */
export function QuietHoursFields({ value, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation();
  const isSame = value !== null && value.from === value.to;
  return (
    <div>
      <Switch
        label={t('preferences.quiet.title')}
        hint={t('preferences.quiet.hint')}
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? USUAL : null)}
      />
      {value && (
        <div className="grid max-w-md grid-cols-2 gap-4 pb-2">
          <Field label={t('preferences.quiet.from')}>
            <TimeInput
              value={value.from}
              required
              onChange={({ target }) => target.value && onChange({ ...value, from: target.value })}
            />
          </Field>
          <Field label={t('preferences.quiet.to')} {...(isSame && { error: t('preferences.quiet.same') })}>
            <TimeInput
              value={value.to}
              required
              onChange={({ target }) => target.value && onChange({ ...value, to: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
