import { useForm } from 'react-hook-form';
import { noteBirth } from '#web/domains/offers/queries.ts';
import type { Offer } from '#web/domains/offers/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** The child of an accepted offer is born: with its name and day it is enrolled. */
export default function BirthDialog({ offer, ...opened }: Opened & { offer: Offer }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, setError, handleSubmit, formState } = useForm({
    defaultValues: { firstName: offer.childFirstName ?? '', lastName: offer.childLastName ?? '', birthDate: '' },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(noteBirth, {
    done: t('offers.birth.done'),
    failed: t('offers.notSaved'),
    onDone: opened.onClose,
    fields: ['firstName', 'lastName', 'birthDate'],
    setError,
  });
  const needed = { required: t('offers.birth.missing') };
  return (
    <FormDialog
      {...opened}
      title={t('offers.birth.title')}
      description={t('offers.birth.text')}
      onSubmit={handleSubmit(
        (body) => run({ params: { id: offer.id }, body }),
        tellIncomplete(t('offers.birth.incomplete')),
      )}
      submit={t('offers.birth.submit')}
      busy={isPending}
    >
      <Field label={t('common.firstName')} error={errors.firstName?.message} required>
        <TextInput maxLength={80} autoComplete="off" {...register('firstName', needed)} />
      </Field>
      <Field label={t('common.lastName')} error={errors.lastName?.message} required>
        <TextInput maxLength={80} autoComplete="off" {...register('lastName', needed)} />
      </Field>
      <Field label={t('offers.birth.day')} error={errors.birthDate?.message} required>
        <DateInput max={today} {...register('birthDate', needed)} />
      </Field>
    </FormDialog>
  );
}
