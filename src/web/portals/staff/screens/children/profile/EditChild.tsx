import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChildFields } from '../../../../../domains/children/enrollment/ChildFields.tsx';
import { childProfile, editChild } from '../../../../../domains/children/queries.ts';
import { type Child, fullName } from '../../../../../domains/children/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { firstMessage, showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type ChildEditValues, editValuesOf, SENT_AS, useEditLabels } from './editValues.ts';
import { ProfilePart } from './ProfilePart.tsx';

/** A child's fields, room, allergies and contacts; what somebody else saved meanwhile is shown beside what was typed. */
export default function EditChild({ child, onDone }: { child: Child; onDone(): void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const labels = useEditLabels();
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
      {
        onSuccess: () => {
          toast({ title: t('children.edit.saved'), variant: 'success' });
          onDone();
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('children.edit.failed')),
            variant: 'error',
          });
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('children.edit.title', { name: fullName(child) })}
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={handleSubmit(send, (invalid) =>
        toast({ title: t('enrollment.child.validation'), description: firstMessage(invalid), variant: 'error' }),
      )}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('children.edit.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('children.edit.saving')}>
            {t(meanwhile ? 'children.edit.saveMine' : 'children.edit.save')}
          </Button>
        </>
      }
    >
      {meanwhile && <ChangedMeanwhile meanwhile={meanwhile} typed={typed} labels={labels} onTakeNewest={takeNewest} />}
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
    </Dialog>
  );
}
