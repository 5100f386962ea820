import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ChildFields } from '../../../../../domains/children/enrollment/ChildFields.tsx';
import { childProfile, editChild } from '../../../../../domains/children/queries.ts';
import { type Child, fullName } from '../../../../../domains/children/rules.ts';
import { firstMessage, showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { toast } from '../../../../../ui/toast.ts';
import { ContactFields } from './ContactFields.tsx';
import { EditDialog } from './EditDialog.tsx';
import { type ChildEditValues, editValuesOf, SENT_AS, useEditLabels } from './editValues.ts';
import { ProfilePart } from './ProfilePart.tsx';
import { useEditOutcome } from './useEditOutcome.ts';

/** A child's fields, room, allergies and contacts; what somebody else saved meanwhile is shown beside what was typed. */
export default function EditChild({ child, onDone }: { child: Child; onDone(): void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const labels = useEditLabels();
  const outcome = useEditOutcome();
  const { mutate: edit, isPending } = useMutation(editChild);
  const { form, meanwhile, version, changes, takeUp, takeNewest } = useVersionedForm<Child, ChildEditValues>({
    row: child,
    valuesOf: editValuesOf,
    readNewest: async () => (await client.fetchQuery({ ...childProfile(child.id), staleTime: 0 })).child,
  });
  const { control, register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as ChildEditValues;

  const send = (values: ChildEditValues) => {
    const changed = changes(values);
    if (Object.keys(changed).length === 0) {
      toast({ title: t('children.edit.nothing') });
      return onDone();
    }
    edit(
      { params: { id: child.id }, body: { ...changed, version } },
      outcome({
        words: 'children.edit',
        takeUp: (error) => takeUp(error, values),
        showRefused: (error) => showRefusedFields(error, SENT_AS, setError),
        onDone,
      }),
    );
  };

  return (
    <EditDialog
      title={t('children.edit.title', { name: fullName(child) })}
      size="large"
      meanwhile={meanwhile}
      typed={typed}
      labels={labels}
      onTakeNewest={takeNewest}
      busy={isPending}
      onSubmit={handleSubmit(send, (invalid) =>
        toast({ title: t('enrollment.child.validation'), description: firstMessage(invalid), variant: 'error' }),
      )}
      onDone={onDone}
    >
      <div className="flex flex-col gap-7">
        <ProfilePart level={3} title={t('children.edit.child')}>
          <ChildFields
            register={register}
            errors={errors}
            noFirstName={t('enrollment.page.child.noFirstName')}
            currentRoom={child.room}
          />
        </ProfilePart>
        <ProfilePart level={3} title={t('children.edit.contacts')}>
          <ContactFields register={register} errors={errors} relationship={child.relationship} />
        </ProfilePart>
      </div>
    </EditDialog>
  );
}
