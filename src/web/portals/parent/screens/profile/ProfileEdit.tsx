import { EditConflict } from '../../../../layout/EditConflict.tsx';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
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
  const labelOf = (name: keyof ProfileValues) => t(`ownAccount.profile.fields.${name}`);
  const field = ({ name, autoComplete, type }: (typeof PERSONAL)[number] | (typeof EMERGENCY)[number]) => (
    <Field key={name} label={labelOf(name)} required error={errors[name]?.message}>
      <TextInput
        type={type}
        autoComplete={autoComplete}
        {...register(name, {
          validate: (value) => value.trim() !== '' || t(`ownAccount.profile.required.${name}`),
        })}
      />
    </Field>
  );
  const difference = (key: keyof ProfileValues) => ({ key, label: labelOf(key), newest: meanwhile?.newest[key] });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isFound && !meanwhile && <Alert>{t('preferences.restored')}</Alert>}
      {meanwhile && (
        <EditConflict
          theirs={meanwhile.theirs.map(difference)}
          clashes={meanwhile.clashes.map(difference)}
          onTakeNewest={takeNewest}
        />
      )}
      <Card as="section" title={t('ownAccount.profile.personal')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
          {PERSONAL.map(field)}
          <Field
            label={t('ownAccount.profile.fields.email')}
            hint={t('ownAccount.profile.emailHint')}
            className="sm:col-span-2"
          >
            <TextInput type="email" disabled value={profile.email} />
          </Field>
        </div>
      </Card>
      <Card as="section" title={t('ownAccount.profile.emergency')} description={t('ownAccount.profile.emergencyText')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">{EMERGENCY.map(field)}</div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={onDone}>
          {t('ownAccount.profile.cancel')}
        </Button>
        <Button type="submit" busy={isPending} busyLabel={t('ownAccount.profile.saving')}>
          {t('ownAccount.profile.save')}
        </Button>
      </ActionBar>
    </form>
  );
}
