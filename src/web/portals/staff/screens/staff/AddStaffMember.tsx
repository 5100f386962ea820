import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mailState } from '#web/domains/mail/queries.ts';
import { addStaffMember, makeActivationLink } from '#web/domains/staff/queries.ts';
import { bodyOf, NOBODY, type StaffMember, type StaffValues } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { HandOnActivation } from './HandOnActivation.tsx';
import { FIELDS, StaffFields } from './StaffFields.tsx';

type AddStaffMemberProps = Opened & {
  /** Opens the new member's profile, where the activation link is. */
  onView(member: StaffMember): void;
};

/** Adds a staff member; the account waits for the password that is chosen from the mailed link (staff-3). */
export default function AddStaffMember({ onView, ...opened }: AddStaffMemberProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm<StaffValues>({ defaultValues: NOBODY });
  const { errors } = formState;

  const mail = useQuery(mailState);
  const [added, setAdded] = useState<StaffMember>();
  const { run: make, data: activation } = useAction(makeActivationLink, { failed: t('staff.activation.failed') });
  const { run: add, isPending } = useAction(addStaffMember, {
    done: (member) => ({
      title: t('staff.add.added'),
      ...(mail.data?.isSetUp && { description: t('staff.add.mailed', { email: member.email }) }),
      action: { label: t('staff.add.view'), onSelect: () => onView(member) },
    }),
    // What no mail brings is handed on from here.
    onDone: async (member) => {
      if (mail.data?.isSetUp !== false) return opened.onClose();
      if (await make({ params: { id: member.id } })) setAdded(member);
      else opened.onClose();
    },
    failed: t('staff.add.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: StaffValues) => add({ body: bodyOf(values) });

  if (added && activation) return <HandOnActivation {...opened} member={added} activation={activation} />;
  return (
    <FormDialog
      {...opened}
      title={t('staff.add.title')}
      description={mail.data && t(mail.data.isSetUp ? 'staff.add.description' : 'staff.add.descriptionWithoutMail')}
      onSubmit={handleSubmit(send)}
      submit={t('staff.add.submit')}
      busy={isPending}
      busyLabel={t('staff.add.adding')}
    >
      <StaffFields register={register} errors={errors} />
    </FormDialog>
  );
}
