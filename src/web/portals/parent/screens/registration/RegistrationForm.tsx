import { useForm } from 'react-hook-form';
import { SHORTEST_PASSWORD } from '../../../../domains/accounts/rules.ts';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import type { InvitedChild, LinkParts } from '../../../../domains/invitations/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { PasswordInput } from '../../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { FormPart } from './FormPart.tsx';
import { SignInInstead } from './SignInInstead.tsx';
import { type RegistrationValues, useRegister } from './useRegister.ts';

type RegistrationFormProps = {
  link: LinkParts;
  invited: InvitedChild;
  onDone(email: string): void;
  onDeadLink(): void;
};

/** Email and phone are the invitation's and stand fast (seed 001 section 2). */
export function RegistrationForm({ link, invited, onDone, onDeadLink }: RegistrationFormProps) {
  const { t } = useTranslation();
  const { child, centerName } = invited;
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<RegistrationValues>({ defaultValues: EMPTY });
  const { send, isPending, accountExists } = useRegister(link, invited, { setError, onDone, onDeadLink });
  const filled = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });
  const showHide = { showLabel: t('accounts.login.showPassword'), hideLabel: t('accounts.login.hidePassword') };

  return (
    <WelcomePage
      title={t('parentPortal.register.title')}
      subtitle={t('parentPortal.register.subtitle', { center: centerName, name: child.firstName })}
    >
      {!accountExists && <SignInInstead invited={invited} certain={false} />}
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-9">
        <FormPart title={t('parentPortal.register.you')}>
          <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
            <Field label={t('parentPortal.register.firstName')} required error={errors.firstName?.message}>
              <TextInput
                autoComplete="given-name"
                {...register('firstName', filled(t('parentPortal.register.firstNameRequired')))}
              />
            </Field>
            <Field label={t('parentPortal.register.lastName')} required error={errors.lastName?.message}>
              <TextInput
                autoComplete="family-name"
                {...register('lastName', filled(t('parentPortal.register.lastNameRequired')))}
              />
            </Field>
          </div>
          <Field label={t('parentPortal.register.phone')} hint={t('parentPortal.register.fromInvitation')}>
            <TextInput type="tel" name="phoneNumber" disabled value={child.parentPhone} />
          </Field>
          <Field label={t('parentPortal.register.address')} required error={errors.address?.message}>
            <TextInput
              autoComplete="street-address"
              {...register('address', filled(t('parentPortal.register.addressRequired')))}
            />
          </Field>
        </FormPart>

        <FormPart title={t('parentPortal.register.emergency')} text={t('parentPortal.register.emergencyText')}>
          <Field label={t('parentPortal.register.emergencyName')} required error={errors.emergencyContactName?.message}>
            <TextInput
              autoComplete="off"
              {...register('emergencyContactName', filled(t('parentPortal.register.emergencyNameRequired')))}
            />
          </Field>
          <Field
            label={t('parentPortal.register.emergencyPhone')}
            required
            error={errors.emergencyContactPhone?.message}
          >
            <TextInput
              type="tel"
              autoComplete="off"
              {...register('emergencyContactPhone', filled(t('parentPortal.register.emergencyPhoneRequired')))}
            />
          </Field>
        </FormPart>

        <FormPart title={t('parentPortal.register.signIn')}>
          <Field label={t('parentPortal.register.email')} hint={t('parentPortal.register.fromInvitation')}>
            <TextInput type="email" name="email" autoComplete="username" disabled value={child.parentEmail} />
          </Field>
          <Field
            label={t('parentPortal.register.password')}
            hint={t('parentPortal.register.passwordHint')}
            required
            error={errors.password?.message}
          >
            <PasswordInput
              autoComplete="new-password"
              {...showHide}
              {...register('password', {
                validate: (value) => value.length >= SHORTEST_PASSWORD || t('parentPortal.register.shortPassword'),
              })}
            />
          </Field>
          <Field label={t('parentPortal.register.confirmPassword')} required error={errors.confirmPassword?.message}>
            <PasswordInput
              autoComplete="new-password"
              {...showHide}
              {...register('confirmPassword', {
                validate: {
                  confirmed: (value) => value.length >= SHORTEST_PASSWORD || t('parentPortal.register.confirmRequired'),
                  same: (value, { password }) => value === password || t('parentPortal.register.mismatch'),
                },
              })}
            />
          </Field>
        </FormPart>

        <FormPart title={t('parentPortal.register.consents')} text={t('parentPortal.register.consentsText')}>
          <div className="-mt-3">
            <Checkbox label={t('parentPortal.register.emailConsent')} {...register('emailConsent')} />
            <Checkbox label={t('parentPortal.register.smsConsent')} {...register('smsConsent')} />
            <Checkbox label={t('parentPortal.register.marketingConsent')} {...register('marketingConsent')} />
          </div>
        </FormPart>

        {accountExists && <SignInInstead invited={invited} certain />}
        <Button type="submit" size="large" wide busy={isPending} busyLabel={t('parentPortal.register.submitting')}>
          {t('parentPortal.register.submit')}
        </Button>
      </form>
    </WelcomePage>
  );
}

const EMPTY: RegistrationValues = {
  firstName: '',
  lastName: '',
  address: '',
  emergencyContactName: '',
  emergencyContactPhone: '',
  password: '',
  confirmPassword: '',
  emailConsent: false,
  smsConsent: false,
  marketingConsent: false,
};
