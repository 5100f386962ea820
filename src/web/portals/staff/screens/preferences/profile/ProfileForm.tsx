import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type StaffProfile, useProfileForm } from './useProfileForm.ts';

/** A staff member's own facts (preferences-10); the e-mail is changed under Security. */
export function ProfileForm({ profile }: { profile: StaffProfile }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { register, errors, isDirty, isPending, isFound, meanwhile, submit, takeNewest } = useProfileForm(profile);
  const filled = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });
  const label = (key: string) => t(`preferencesProfile.fields.${key as 'firstName'}`);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <AskBeforeLeaving unsaved={isDirty ? t('shell.titles.profile') : ''} />
      <Card>
        <div className="flex items-center gap-4">
          <Avatar name={`${profile.firstName} ${profile.lastName}`} size="huge" />
          <div className="min-w-0">
            <p className="break-words font-semibold text-xl">
              {profile.firstName} {profile.lastName}
            </p>
            <p className="text-ink-soft">{roleName(profile.role)}</p>
            <p className="text-ink-soft text-sm">
              {t('preferencesProfile.since', { date: formatDate(dayOf(profile.createdAt)) })}
            </p>
          </div>
        </div>
      </Card>
      {isFound && !meanwhile && <Alert>{t('common.typedIsStillHere')}</Alert>}
      <EditConflict
        meanwhile={meanwhile}
        label={label}
        shown={(key, values) => values[key]}
        onTakeNewest={takeNewest}
      />
      <Card as="section" title={t('preferences.profile.personal')}>
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label={t('preferencesProfile.fields.firstName')} required error={errors.firstName?.message}>
              <TextInput
                autoComplete="given-name"
                {...register('firstName', filled(t('common.firstNameIsRequired')))}
              />
            </Field>
            <Field label={t('preferencesProfile.fields.lastName')} required error={errors.lastName?.message}>
              <TextInput autoComplete="family-name" {...register('lastName', filled(t('common.lastNameIsRequired')))} />
            </Field>
          </div>
          <Field label={t('preferencesProfile.fields.email')} hint={t('preferences.profile.emailHint')}>
            <TextInput type="email" disabled value={profile.email} />
          </Field>
          <Field label={t('preferencesProfile.fields.phone')} required error={errors.phone?.message}>
            <TextInput
              type="tel"
              autoComplete="tel"
              {...register('phone', {
                validate: (value) => value.trim().length >= 10 || t('preferencesProfile.shortPhone'),
              })}
            />
          </Field>
          <Field
            label={t('preferencesProfile.fields.address')}
            optionalLabel={t('preferencesProfile.optional')}
            error={errors.address?.message}
          >
            <TextInput autoComplete="street-address" {...register('address')} />
          </Field>
          <Field
            label={t('preferencesProfile.fields.bio')}
            optionalLabel={t('preferencesProfile.optional')}
            error={errors.bio?.message}
          >
            <TextArea {...register('bio')} />
          </Field>
        </div>
      </Card>
      <ActionBar>
        <Button type="submit" disabled={!isDirty && !isPending} busy={isPending} busyLabel={t('common.saving')}>
          {t('preferences.profile.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
