import { useMutation } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import type { CenterSettings } from '#web/domains/center/rules.ts';
import { centerSettings, changeDetails } from '#web/domains/center/settings-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { timeZoneOptions } from '#web/portals/staff/screens/accounts/timeZones.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './parts.ts';
import { usePartEdit } from './usePartEdit.ts';

type Details = CenterSettings['details'];
type Values = { [K in keyof Omit<Details, 'version'>]: string };

const valuesOf = ({ version: _, ...details }: Details): Values => ({
  name: details.name,
  address: details.address ?? '',
  phone: details.phone ?? '',
  email: details.email ?? '',
  contactPerson: details.contactPerson ?? '',
  timeZone: details.timeZone,
});

/** Name, ways to reach the center, and its time zone, which is asked about before it changes. */
export function DetailsPart({ row, onUnsaved }: PartProps<Details>) {
  const { t } = useTranslation();
  const { mutateAsync } = useMutation(changeDetails);
  const edit = usePartEdit<Details, Values>({
    name: 'details',
    row,
    valuesOf,
    readNewest: async (read) => (await read(centerSettings)).details,
    send: (values, version) => mutateAsync({ body: { ...values, version } }),
    fields: FIELDS,
    onUnsaved,
    ask: (values) => {
      if (values.timeZone === row.timeZone) return false;
      confirmFirst({
        title: t('centerSettings.details.ask', { zone: values.timeZone.replaceAll('_', ' ') }),
        text: (
          <>
            <p>{t('centerSettings.details.askNow')}</p>
            <p className="mt-2">{t('centerSettings.details.askPast')}</p>
          </>
        ),
        label: t('centerSettings.details.askConfirm'),
        act: () => edit.save(values),
      });
      return true;
    },
  });
  const { control, register, formState } = edit.form;
  const { errors } = formState;
  const zone = useController({
    control,
    name: 'timeZone',
    rules: { required: t('centerSettings.details.timeZoneRequired') },
  });
  const labels = {
    name: t('centerSettings.details.name'),
    address: t('common.address'),
    phone: t('common.phone'),
    email: t('centerSettings.details.email'),
    contactPerson: t('centerSettings.details.contactPerson'),
    timeZone: t('common.timeZone'),
  };
  return (
    <PartForm name="details" edit={edit} labels={labels}>
      <Field label={labels.name} required error={errors.name?.message}>
        <TextInput
          autoComplete="organization"
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('centerSettings.details.nameRequired'),
          })}
        />
      </Field>
      <Field label={labels.address} error={errors.address?.message}>
        <TextArea minRows={2} autoComplete="street-address" {...register('address')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={labels.phone} error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={labels.email} error={errors.email?.message}>
          <EmailInput autoComplete="email" {...register('email')} />
        </Field>
      </div>
      <Field
        label={labels.contactPerson}
        hint={t('centerSettings.details.contactHint')}
        error={errors.contactPerson?.message}
      >
        <TextInput autoComplete="name" {...register('contactPerson')} />
      </Field>
      <Field
        label={labels.timeZone}
        hint={t('centerSettings.details.timeZoneHint')}
        required
        error={errors.timeZone?.message}
      >
        <Combobox
          ref={zone.field.ref}
          options={timeZoneOptions()}
          value={zone.field.value || null}
          onChange={(chosen) => zone.field.onChange(chosen ?? '')}
          emptyText={t('centerSettings.details.timeZoneNone')}
          clearLabel={t('centerSettings.details.timeZoneClear')}
        />
      </Field>
    </PartForm>
  );
}

const FIELDS = ['name', 'address', 'phone', 'email', 'contactPerson', 'timeZone'] as const;
