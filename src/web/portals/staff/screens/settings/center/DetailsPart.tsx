import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { CenterSettings } from '../../../../../domains/center/rules.ts';
import { centerSettings, changeDetails } from '../../../../../domains/center/settings-queries.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Combobox } from '../../../../../ui/Combobox.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { timeZoneOptions } from '../../accounts/timeZones.ts';
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
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeDetails);
  const [asked, setAsked] = useState<{ values: Values; open: boolean }>();
  const edit = usePartEdit<Details, Values>({
    name: 'details',
    row,
    valuesOf,
    readNewest: async () => (await client.fetchQuery({ ...centerSettings, staleTime: 0 })).details,
    send: (values, version) => mutateAsync({ body: { ...values, version } }),
    sentAs: FIELDS,
    onUnsaved,
    ask: (values) => {
      if (values.timeZone === row.timeZone) return false;
      setAsked({ values, open: true });
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
    address: t('centerSettings.details.address'),
    phone: t('centerSettings.details.phone'),
    email: t('centerSettings.details.email'),
    contactPerson: t('centerSettings.details.contactPerson'),
    timeZone: t('centerSettings.details.timeZone'),
  };
  const confirm = async (values: Values) => {
    await edit.save(values);
    setAsked({ values, open: false });
  };
  return (
    <>
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
            <TextInput type="email" autoComplete="email" autoCapitalize="none" {...register('email')} />
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
      {asked && (
        <ConfirmDialog
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          title={t('centerSettings.details.ask', { zone: asked.values.timeZone.replaceAll('_', ' ') })}
          confirmLabel={t('centerSettings.details.askConfirm')}
          cancelLabel={t('centerSettings.cancel')}
          busy={edit.isPending}
          onConfirm={() => void confirm(asked.values)}
        >
          <p>{t('centerSettings.details.askNow')}</p>
          <p className="mt-2">{t('centerSettings.details.askPast')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const FIELDS = {
  name: 'name',
  address: 'address',
  phone: 'phone',
  email: 'email',
  contactPerson: 'contactPerson',
  timeZone: 'timeZone',
} as const;
