import { useController, useForm } from 'react-hook-form';
import { STAFF_LANGUAGES } from '#contract/kernel/languages.ts';
import { STATES } from '#contract/kernel/states.ts';
import { CommonPassword } from '#web/domains/accounts/CommonPassword.tsx';
import { EMAIL, SHORTEST_PASSWORD } from '#web/domains/accounts/rules.ts';
import { LANGUAGE_NAMES } from '#web/domains/preferences/rules.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { SetupPart } from './SetupPart.tsx';
import { browserTimeZone, timeZoneOptions } from './timeZones.ts';
import { type SetupValues, useSetUp } from './useSetUp.ts';

/** Three parts on one page, so that nothing typed is out of sight when the server finds a mistake. */
export function SetupForm() {
  const { t } = useTranslation();
  const { send, busyWith } = useSetUp();
  const { register, control, handleSubmit, trigger, getValues, setError, formState, watch } = useForm<SetupValues>({
    defaultValues: {
      code: '',
      center: { name: '', timeZone: browserTimeZone(), state: '' },
      director: { firstName: '', lastName: '', email: '', password: '', language: browserLanguage() },
    },
  });
  const { errors } = formState;
  const timeZone = useController({
    control,
    name: 'center.timeZone',
    rules: { required: t('accounts.setup.timeZoneRequired') },
  });

  const state = useController({ control, name: 'center.state' });

  const filled = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });
  const refused = (error: Error) => showRefusedFields(error, FIELDS, setError);
  const lookAround = async () => {
    if (await trigger('code', { shouldFocus: true })) send({ code: getValues('code'), demo: true }, refused);
  };

  return (
    <form noValidate onSubmit={handleSubmit((values) => send(values, refused))} className="flex flex-col gap-9">
      <SetupPart number={1} title={t('accounts.setup.codeTitle')} text={t('accounts.setup.codeText')}>
        <Field label={t('accounts.setup.code')} required error={errors.code?.message}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...register('code', filled(t('accounts.setup.codeRequired')))}
          />
        </Field>
      </SetupPart>

      <SetupPart number={2} title={t('accounts.setup.centerTitle')} text={t('accounts.setup.centerText')}>
        <Field label={t('accounts.setup.centerName')} required error={errors.center?.name?.message}>
          <TextInput
            autoComplete="organization"
            {...register('center.name', filled(t('accounts.setup.centerNameRequired')))}
          />
        </Field>
        <Field
          label={t('accounts.setup.state')}
          hint={t('accounts.setup.stateHint')}
          error={errors.center?.state?.message}
        >
          <Combobox
            ref={state.field.ref}
            options={STATE_OPTIONS}
            value={state.field.value || null}
            onChange={(code) => state.field.onChange(code ?? '')}
            emptyText={t('accounts.setup.stateNone')}
            clearLabel={t('accounts.setup.stateClear')}
          />
        </Field>
        <Field
          label={t('common.timeZone')}
          hint={t('accounts.setup.timeZoneHint')}
          required
          error={errors.center?.timeZone?.message}
        >
          <Combobox
            ref={timeZone.field.ref}
            options={timeZoneOptions()}
            value={timeZone.field.value || null}
            onChange={(zone) => timeZone.field.onChange(zone ?? '')}
            emptyText={t('accounts.setup.timeZoneNone')}
            clearLabel={t('accounts.setup.timeZoneClear')}
          />
        </Field>
      </SetupPart>

      <SetupPart number={3} title={t('accounts.setup.directorTitle')} text={t('accounts.setup.directorText')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label={t('common.firstName')} required error={errors.director?.firstName?.message}>
            <TextInput
              autoComplete="given-name"
              {...register('director.firstName', filled(t('common.firstNameIsRequired')))}
            />
          </Field>
          <Field label={t('common.lastName')} required error={errors.director?.lastName?.message}>
            <TextInput
              autoComplete="family-name"
              {...register('director.lastName', filled(t('common.lastNameIsRequired')))}
            />
          </Field>
        </div>
        <Field label={t('common.email')} required error={errors.director?.email?.message}>
          <EmailInput
            autoComplete="username"
            {...register('director.email', {
              validate: (email) => EMAIL.test(email) || t('accounts.login.invalidEmail'),
            })}
          />
        </Field>
        <Field
          label={t('common.password')}
          hint={t('accounts.setup.passwordHint')}
          required
          error={errors.director?.password?.message}
        >
          <PasswordInput
            autoComplete="new-password"
            showLabel={t('accounts.login.showPassword')}
            hideLabel={t('accounts.login.hidePassword')}
            {...register('director.password', {
              validate: (password) => password.length >= SHORTEST_PASSWORD || t('accounts.login.shortPassword'),
            })}
          />
        </Field>
        <Field label={t('accounts.setup.language')} error={errors.director?.language?.message}>
          <Select
            options={STAFF_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
            {...register('director.language')}
          />
        </Field>
        <CommonPassword typed={watch('director.password')} />
      </SetupPart>

      <Button
        type="submit"
        size="large"
        wide
        busy={busyWith === 'center'}
        busyLabel={t('accounts.setup.submitting')}
        disabled={busyWith === 'demo'}
      >
        {t('accounts.setup.submit')}
      </Button>

      <section className="flex flex-col gap-3 rounded-lg bg-highlight-soft p-5 text-highlight-ink">
        <h2 className="text-lg">{t('accounts.setup.demoTitle')}</h2>
        <p>{t('accounts.setup.demoText')}</p>
        <Button
          variant="secondary"
          busy={busyWith === 'demo'}
          busyLabel={t('accounts.setup.demoBusy')}
          disabled={busyWith === 'center'}
          onClick={lookAround}
        >
          {t('accounts.setup.demo')}
        </Button>
      </section>
    </form>
  );
}

const STATE_OPTIONS = Object.entries(STATES).map(([value, label]) => ({ value, label }));

/** The first of the browser's languages that staff can read. */
const browserLanguage = () =>
  STAFF_LANGUAGES.find((language) => navigator.languages.some((one) => one.toLowerCase().split('-')[0] === language)) ??
  'en';

/** The server knows the fields by the same names. */
const FIELDS = {
  code: 'code',
  'center.name': 'center.name',
  'center.timeZone': 'center.timeZone',
  'center.state': 'center.state',
  'director.firstName': 'director.firstName',
  'director.lastName': 'director.lastName',
  'director.email': 'director.email',
  'director.password': 'director.password',
  'director.language': 'director.language',
} as const;
