import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profile as ownProfile, saveProfile } from '../../../../domains/preferences/queries.ts';
import type { ReplyOf } from '../../../../lib/api.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { renameStoredParent } from '../../../../lib/storedLogin.ts';
import { useVersionedForm } from '../../../../lib/useVersionedForm.ts';
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

const SENT_AS = {
  firstName: 'firstName',
  lastName: 'lastName',
  phoneNumber: 'phoneNumber',
  address: 'address',
  emergencyContactName: 'emergencyContactName',
  emergencyContactPhone: 'emergencyContactPhone',
};

/** The edit of a parent's own profile; what the center saved meanwhile is put beside what was typed. */
export function useProfileEdit(stored: ParentProfile, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(saveProfile);
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<ParentProfile, ProfileValues>({
    row: stored,
    valuesOf,
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
  return { register, errors, isPending, meanwhile, submit: handleSubmit(send), takeNewest };
}
