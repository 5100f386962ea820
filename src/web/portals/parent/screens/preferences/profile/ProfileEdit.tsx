import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { type ParentProfile, type ProfileValues, useProfileEdit } from './useProfileEdit.ts';

type ProfileEditProps = { profile: ParentProfile; onDone(): void };

const PERSONAL = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'address', autoComplete: 'street-address', type: 'text' },
] as const;
const EMERGENCY = [
  { name: 'emergencyContactName', autoComplete: 'off', type: 'text' },
  { name: 'emergencyContactPhone', autoComplete: 'off', type: 'tel' },
] as const;

export function ProfileEdit({ profile, onDone }: ProfileEditProps) {
  const { t } = useTranslation();
  const { register, errors, isPending, isFound, meanwhile, submit, takeNewest } = useProfileEdit(profile, onDone);
  const labelOf = (name: keyof ProfileValues) => t(`preferencesFamily.profile.fields.${name}`);
  const field = ({ name, autoComplete, type }: (typeof PERSONAL)[number] | (typeof EMERGENCY)[number]) => (
    <Field key={name} label={labelOf(name)} required error={errors[name]?.message}>
      <TextInput
        type={type}
        autoComplete={autoComplete}
        {...register(name, {
          validate: (value) => value.trim() !== '' || t(`preferencesFamily.profile.required.${name}`),
        })}
      />
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isFound && !meanwhile && <Alert>{t('common.typedIsStillHere')}</Alert>}
      <EditConflict
        meanwhile={meanwhile}
        label={labelOf}
        shown={(key, values) => values[key]}
        onTakeNewest={takeNewest}
      />
      <Card as="section" title={t('preferences.profile.personal')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
          {PERSONAL.map(field)}
          <Field
            label={t('preferencesFamily.profile.fields.email')}
            hint={t('preferences.profile.emailHint')}
            className="sm:col-span-2"
          >
            <TextInput type="email" disabled value={profile.email} />
          </Field>
        </div>
      </Card>
      <Card
        as="section"
        title={t('common.emergencyContact')}
        description={t('preferencesFamily.profile.emergencyText')}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">{EMERGENCY.map(field)}</div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('common.saving')}>
          {t('preferences.profile.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
