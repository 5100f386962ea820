import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profile as ownProfile, saveProfile } from '../../../../domains/preferences/queries.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { renameStoredParent } from '../../../../lib/storedLogin.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { editDraft, useVersionedForm } from '../../../../lib/useVersionedForm.ts';
import { toast } from '../../../../ui/toast.ts';

export type ParentProfile = Extract<ReplyOf<'GET /api/profile'>, { phoneNumber: unknown }>;

const valuesOf = (profile: ParentProfile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber ?? '',
  address: profile.address ?? '',
  emergencyContactName: profile.emergencyContactName ?? '',
  emergencyContactPhone: profile.emergencyContactPhone ?? '',
});
export type ProfileValues = ReturnType<typeof valuesOf>;

const FIELDS = [
  'firstName',
  'lastName',
  'phoneNumber',
  'address',
  'emergencyContactName',
  'emergencyContactPhone',
] as const;
const SENT_AS = {
  firstName: 'firstName',
  lastName: 'lastName',
  phoneNumber: 'phoneNumber',
  address: 'address',
  emergencyContactName: 'emergencyContactName',
  emergencyContactPhone: 'emergencyContactPhone',
};

/** What a parent was typing into their profile when the session ended. */
export const profileDraft = (accountId: number) =>
  editDraft<ParentProfile, ProfileValues>('profile', accountId, FIELDS);

/** The edit of a parent's own profile; what the center saved meanwhile is put beside what was typed. */
export function useProfileEdit(stored: ParentProfile, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(saveProfile);
  const { account } = useParentSession();
  const [draft] = useState(() => profileDraft(account.id));
  const { form, meanwhile, version, isFound, takeUp, takeNewest } = useVersionedForm<ParentProfile, ProfileValues>({
    row: stored,
    valuesOf,
    draft,
    readNewest: async () => {
      const newest = await client.fetchQuery({ ...ownProfile, staleTime: 0 });
      return 'phoneNumber' in newest ? newest : undefined;
    },
  });
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = form;

  const send = (values: ProfileValues) =>
    mutate(
      { body: { ...values, version } },
      {
        onSuccess: (saved) => {
          client.setQueryData(ownProfile.queryKey, saved);
          renameStoredParent(`${saved.firstName} ${saved.lastName}`);
          toast({ title: t('ownAccount.profile.updated'), variant: 'success' });
          onDone();
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          const description = reasonOf(error, t('ownAccount.profile.failed'));
          toast({ title: t('shell.error'), description, variant: 'error' });
        },
      },
    );
  return { register, errors, isPending, isFound, meanwhile, submit: handleSubmit(send), takeNewest };
}
