import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { mailServer } from '#web/domains/mail/queries.ts';
import {
  bodyOf,
  type MailServer,
  type MailServerBody,
  type MailServerValues,
  portFor,
  SECURITY,
  valuesOf,
} from '#web/domains/mail/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { RequestError } from '#web/lib/errors.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { EmailInput } from '#web/ui/EmailInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { toast } from '#web/ui/toast.ts';

type MailServerFormProps = {
  server: MailServer;
  send(sent: { body: MailServerBody }): Promise<MailServer>;
  /** Asks first who it is, where that was not confirmed lately. */
  attempt(work: () => Promise<unknown>): Promise<void>;
  remove: ReactNode;
};

/** Sets the center's mail server. User name and password are written only, never shown. */
export function MailServerForm({ server, send, attempt, remove }: MailServerFormProps) {
  const { t } = useTranslation();
  const { form, meanwhile, version, takeUp, goOnWith, takeNewest } = useVersionedForm<MailServer, MailServerValues>({
    row: server,
    valuesOf,
    readNewest: (read) => read(mailServer),
  });
  const { register, handleSubmit, formState, getValues, setValue, setError } = form;
  const { errors, isSubmitting, isDirty } = formState;
  // While nothing is typed it follows what others save, and what was taken away.
  const follow = useEffectEvent(() => goOnWith(server));
  useEffect(() => {
    if (!isDirty && !isSubmitting && server.version !== version) follow();
  }, [server.version, version, isDirty, isSubmitting]);
  const save = (values: MailServerValues) =>
    attempt(async () => {
      try {
        goOnWith(await send({ body: { ...bodyOf(values), version } }));
        toast({ variant: 'success', title: t('mail.server.saved') });
      } catch (error) {
        if (error instanceof RequestError && error.code === 'confirm-first') throw error;
        if (await takeUp(error)) return;
        showRefusedFields(error, FIELDS, setError);
        throw error;
      }
    });
  const security = register('security');
  const hidden = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  const kept = server.hasLogin ? { placeholder: t('mail.server.unchanged') } : {};
  const labels = {
    host: t('mail.server.host'),
    port: t('mail.server.port'),
    security: t('mail.server.security'),
    username: t('mail.server.username'),
    password: t('common.password'),
    needsNoLogin: t('mail.server.needsNoLogin'),
    senderName: t('mail.server.senderName'),
    senderAddress: t('mail.server.senderAddress'),
  };
  const needed = (value: string) => value.trim() !== '' || t('mail.server.needed');
  return (
    <form
      noValidate
      onSubmit={handleSubmit(save, tellIncomplete(t('mail.server.check')))}
      className="flex flex-col gap-5"
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={getValues()}
        label={(key) => labels[key]}
        shown={(key, values) => (key === 'security' ? t(`mail.server.kinds.${values.security}`) : String(values[key]))}
        onTakeNewest={takeNewest}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.host} required error={errors.host?.message}>
          <TextInput
            {...hidden}
            inputMode="url"
            maxLength={253}
            placeholder="smtp.example.org"
            {...register('host', { validate: needed })}
          />
        </Field>
        <div className="grid grid-cols-[1fr_6.5rem] gap-4">
          <Field label={labels.security} required error={errors.security?.message}>
            <Select
              options={SECURITY.map((value) => ({ value, label: t(`mail.server.kinds.${value}`) }))}
              {...security}
              onChange={(event) => {
                setValue('port', portFor(event.target.value, getValues('port')));
                return security.onChange(event);
              }}
            />
          </Field>
          <Field label={labels.port} required error={errors.port?.message}>
            <TextInput {...hidden} inputMode="numeric" maxLength={5} {...register('port', { validate: needed })} />
          </Field>
        </div>
        <Field label={labels.username} hint={t('mail.server.usernameHint')} error={errors.username?.message}>
          <TextInput {...hidden} maxLength={320} {...kept} {...register('username')} />
        </Field>
        <Field label={labels.password} hint={t('mail.server.passwordHint')} error={errors.password?.message}>
          <PasswordInput
            autoComplete="new-password"
            showLabel={t('mail.server.showPassword')}
            hideLabel={t('mail.server.hidePassword')}
            {...kept}
            {...register('password')}
          />
        </Field>
        {server.hasLogin && (
          <Checkbox className="sm:col-span-2" label={labels.needsNoLogin} {...register('needsNoLogin')} />
        )}
        <Field
          label={labels.senderName}
          hint={t('mail.server.senderNameHint')}
          required
          error={errors.senderName?.message}
        >
          <TextInput autoComplete="off" maxLength={120} {...register('senderName', { validate: needed })} />
        </Field>
        <Field
          label={labels.senderAddress}
          hint={t('mail.server.senderAddressHint')}
          required
          error={errors.senderAddress?.message}
        >
          <EmailInput {...register('senderAddress', { validate: needed })} />
        </Field>
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        {remove}
        <Button type="submit" busy={isSubmitting} busyLabel={t('common.saving')}>
          {t('mail.server.save')}
        </Button>
      </div>
    </form>
  );
}

/** The server knows the fields by the same names. */
const FIELDS = ['host', 'port', 'security', 'username', 'password', 'senderName', 'senderAddress'] as const;
