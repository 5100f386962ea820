import { useRoleName } from '../../../../domains/staff/roleName.ts';
import { EditConflict } from '../../../../layout/EditConflict.tsx';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { AskBeforeLeaving } from '../settings/AskBeforeLeaving.tsx';
import { type StaffProfile, useProfileForm } from './useProfileForm.ts';

/** The fields of seed 000 section 3; the e-mail is changed under Security. */
export function ProfileForm({ profile }: { profile: StaffProfile }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { register, errors, isDirty, isPending, isFound, meanwhile, submit, takeNewest } = useProfileForm(profile);
  const filled = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });
  const label = (key: string) => t(`profile.fields.${key as 'firstName'}`);
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
              {t('profile.since', { date: formatDate(dayOf(profile.createdAt)) })}
            </p>
          </div>
        </div>
      </Card>
      {isFound && !meanwhile && <Alert>{t('preferences.restored')}</Alert>}
      {meanwhile && (
        <EditConflict
          theirs={meanwhile.theirs.map((key) => ({ key, label: label(key), newest: meanwhile.newest[key] }))}
          clashes={meanwhile.clashes.map((key) => ({ key, label: label(key), newest: meanwhile.newest[key] }))}
          onTakeNewest={takeNewest}
        />
      )}
      <Card as="section" title={t('profile.personal')}>
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label={t('profile.fields.firstName')} required error={errors.firstName?.message}>
              <TextInput autoComplete="given-name" {...register('firstName', filled(t('profile.firstNameRequired')))} />
            </Field>
            <Field label={t('profile.fields.lastName')} required error={errors.lastName?.message}>
              <TextInput autoComplete="family-name" {...register('lastName', filled(t('profile.lastNameRequired')))} />
            </Field>
          </div>
          <Field label={t('profile.fields.email')} hint={t('profile.emailHint')}>
            <TextInput type="email" disabled value={profile.email} />
          </Field>
          <Field label={t('profile.fields.phone')} required error={errors.phone?.message}>
            <TextInput
              type="tel"
              autoComplete="tel"
              {...register('phone', {
                validate: (value) => value.trim().length >= 10 || t('profile.shortPhone'),
              })}
            />
          </Field>
          <Field
            label={t('profile.fields.address')}
            optionalLabel={t('profile.optional')}
            error={errors.address?.message}
          >
            <TextInput autoComplete="street-address" {...register('address')} />
          </Field>
          <Field label={t('profile.fields.bio')} optionalLabel={t('profile.optional')} error={errors.bio?.message}>
            <TextArea {...register('bio')} />
          </Field>
        </div>
      </Card>
      <ActionBar>
        <Button type="submit" disabled={!isDirty && !isPending} busy={isPending} busyLabel={t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
