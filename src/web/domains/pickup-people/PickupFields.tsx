import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type PickupValues, WEEKDAYS } from './rules.ts';

type PickupFieldsProps = {
  values: PickupValues;
  /** The server's words, by field. */
  refused: Readonly<Record<string, string>>;
  /** Whom it can be for; not asked where there is one. */
  family: readonly { readonly id: number; readonly firstName: string }[];
  onChange(change: Partial<PickupValues>): void;
};

/** Who a pickup person is, what they may do, and when. */
export function PickupFields({ values, refused, family, onChange }: PickupFieldsProps) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const toggled = (all: readonly number[], one: number) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one].sort((a, b) => a - b);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('pickupPeople.form.firstName')} required error={refused.firstName}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            maxLength={80}
            value={values.firstName}
            onChange={({ target }) => onChange({ firstName: target.value })}
          />
        </Field>
        <Field label={t('pickupPeople.form.lastName')} required error={refused.lastName}>
          <TextInput
            autoComplete="off"
            autoCapitalize="words"
            maxLength={80}
            value={values.lastName}
            onChange={({ target }) => onChange({ lastName: target.value })}
          />
        </Field>
        <Field
          label={t('pickupPeople.form.relationship')}
          hint={t('pickupPeople.form.relationshipHint')}
          required
          error={refused.relationship}
        >
          <TextInput
            autoComplete="off"
            maxLength={40}
            value={values.relationship}
            onChange={({ target }) => onChange({ relationship: target.value })}
          />
        </Field>
        <Field
          label={t('pickupPeople.form.phone')}
          optionalLabel={t('common.optional')}
          hint={t('pickupPeople.form.phoneHint')}
          error={refused.phoneNumber}
        >
          <TextInput
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={values.phoneNumber}
            onChange={({ target }) => onChange({ phoneNumber: target.value })}
          />
        </Field>
      </div>
      {family.length > 1 && (
        <Field group label={t('pickupPeople.form.children')} error={refused.childIds}>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {family.map(({ id, firstName }) => (
              <Checkbox
                key={id}
                label={firstName}
                checked={values.childIds.includes(id)}
                onChange={() => onChange({ childIds: toggled(values.childIds, id) })}
              />
            ))}
          </div>
        </Field>
      )}
      <Field group label={t('pickupPeople.form.may')} error={refused.mayPickUp}>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <Checkbox
            label={t('pickupPeople.form.mayPickUp')}
            checked={values.mayPickUp}
            onChange={({ target }) => onChange({ mayPickUp: target.checked })}
          />
          <Checkbox
            label={t('pickupPeople.form.mayDropOff')}
            checked={values.mayDropOff}
            onChange={({ target }) => onChange({ mayDropOff: target.checked })}
          />
        </div>
      </Field>
      <Field group label={t('pickupPeople.form.weekdays')} error={refused.weekdays}>
        <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={weekday(day)}
              checked={values.weekdays.includes(day)}
              onChange={() => onChange({ weekdays: toggled(values.weekdays, day) })}
            />
          ))}
        </div>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('pickupPeople.form.validFrom')} optionalLabel={t('common.optional')} error={refused.validFrom}>
          <DateInput value={values.validFrom} onChange={({ target }) => onChange({ validFrom: target.value })} />
        </Field>
        <Field label={t('pickupPeople.form.validTo')} optionalLabel={t('common.optional')} error={refused.validTo}>
          <DateInput
            min={values.validFrom}
            value={values.validTo}
            onChange={({ target }) => onChange({ validTo: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}
