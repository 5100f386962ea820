import { useForm } from 'react-hook-form';
import { CommonPassword } from '#web/domains/accounts/CommonPassword.tsx';
import { EMAIL, SHORTEST_PASSWORD } from '#web/domains/accounts/rules.ts';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import type { InvitedChild, LinkParts } from '#web/domains/guardians/invitations/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { FormPart } from './FormPart.tsx';
import { SignInInstead } from './SignInInstead.tsx';
import { type RegistrationValues, useRegister } from './useRegister.ts';

type RegistrationFormProps = {
  link: LinkParts;
  invited: InvitedChild;
  onDone(email: string): void;
  onDeadLink(): void;
};

/** Email and phone are the invitation's and stand fast (guardians-9); on paper it may name neither. */
export function RegistrationForm({ link, invited, onDone, onDeadLink }: RegistrationFormProps) {
  const { t } = useTranslation();
  const { child, centerName } = invited;
  const { register, handleSubmit, setError, formState, watch } = useForm<RegistrationValues>({
    defaultValues: { ...EMPTY, ...invited.invited },
  });
  const { errors } = formState;
  const { send, isPending, accountExists } = useRegister(link, invited, { setError, onDone, onDeadLink });
  const filled = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });
  const showHide = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };

  return (
    <WelcomePage
      title={t('guardiansRegistration.title')}
      subtitle={t('guardiansRegistration.subtitle', { center: centerName, name: child.firstName })}
    >
      {!accountExists && <SignInInstead invited={invited} certain={false} />}
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-9">
        <FormPart title={t('guardiansRegistration.you')}>
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label={t('common.firstName')} required error={errors.firstName?.message}>
              <TextInput
                autoComplete="given-name"
                {...register('firstName', filled(t('guardiansRegistration.firstNameRequired')))}
              />
            </Field>
            <Field label={t('common.lastName')} required error={errors.lastName?.message}>
              <TextInput
                autoComplete="family-name"
                {...register('lastName', filled(t('guardiansRegistration.lastNameRequired')))}
              />
            </Field>
          </div>
          {child.parentPhone ? (
            <Field label={t('common.phoneNumber')} hint={t('guardiansRegistration.fromInvitation')}>
              <TextInput type="tel" name="phoneNumber" disabled value={child.parentPhone} />
            </Field>
          ) : (
            <Field label={t('common.phoneNumber')} required error={errors.phoneNumber?.message}>
              <TextInput
                type="tel"
                autoComplete="tel"
                {...register('phoneNumber', filled(t('guardiansRegistration.phoneRequired')))}
              />
            </Field>
          )}
          <Field label={t('common.address')} required error={errors.address?.message}>
            <TextInput
              autoComplete="street-address"
              {...register('address', filled(t('guardiansRegistration.addressRequired')))}
            />
          </Field>
        </FormPart>

        <FormPart title={t('guardiansRegistration.emergency')} text={t('guardiansRegistration.emergencyText')}>
          <Field label={t('guardiansRegistration.emergencyName')} required error={errors.emergencyContactName?.message}>
            <TextInput
              autoComplete="off"
              {...register('emergencyContactName', filled(t('guardiansRegistration.emergencyNameRequired')))}
            />
          </Field>
          <Field
            label={t('guardiansRegistration.emergencyPhone')}
            required
            error={errors.emergencyContactPhone?.message}
          >
            <TextInput
              type="tel"
              autoComplete="off"
              {...register('emergencyContactPhone', filled(t('guardiansRegistration.emergencyPhoneRequired')))}
            />
          </Field>
        </FormPart>

        <FormPart title={t('guardiansRegistration.signIn')}>
          {child.parentEmail ? (
            <Field label={t('common.email')} hint={t('guardiansRegistration.fromInvitation')}>
              <TextInput type="email" name="email" autoComplete="username" disabled value={child.parentEmail} />
            </Field>
          ) : (
            <Field label={t('common.email')} required error={errors.email?.message}>
              <EmailInput
                autoComplete="username"
                {...register('email', {
                  validate: (value) => EMAIL.test(value.trim()) || t('common.invalidEmailAddress'),
                })}
              />
            </Field>
          )}
          <Field
            label={t('common.password')}
            hint={t('guardiansRegistration.passwordHint')}
            required
            error={errors.password?.message}
          >
            <PasswordInput
              autoComplete="new-password"
              {...showHide}
              {...register('password', {
                validate: (value) => value.length >= SHORTEST_PASSWORD || t('guardiansRegistration.shortPassword'),
              })}
            />
          </Field>
          <CommonPassword typed={watch('password')} />
          <Field label={t('guardiansRegistration.confirmPassword')} required error={errors.confirmPassword?.message}>
            <PasswordInput
              autoComplete="new-password"
              {...showHide}
              {...register('confirmPassword', {
                validate: {
                  confirmed: (value) => value.length >= SHORTEST_PASSWORD || t('guardiansRegistration.confirmRequired'),
                  same: (value, { password }) => value === password || t('guardiansRegistration.mismatch'),
                },
              })}
            />
          </Field>
        </FormPart>

        <FormPart title={t('guardiansRegistration.consents')} text={t('guardiansRegistration.consentsText')}>
          <div className="-mt-3">
            <Checkbox label={t('guardiansRegistration.emailConsent')} {...register('emailConsent')} />
            <Checkbox label={t('guardiansRegistration.smsConsent')} {...register('smsConsent')} />
            <Checkbox label={t('guardiansRegistration.marketingConsent')} {...register('marketingConsent')} />
          </div>
        </FormPart>

        {accountExists && <SignInInstead invited={invited} certain />}
        <Button type="submit" size="large" wide busy={isPending} busyLabel={t('guardiansRegistration.submitting')}>
          {t('guardiansRegistration.submit')}
        </Button>
      </form>
    </WelcomePage>
  );
}

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  address: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  password: '',
  confirmPassword: '',
  emailConsent: false,
  smsConsent: false,
  marketingConsent: false,
};
