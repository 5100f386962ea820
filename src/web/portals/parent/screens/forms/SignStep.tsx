import { useForm } from 'react-hook-form';
import { inLanguage } from '#contract/forms-asked.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type OwnFormWithBody, signForms } from '#web/domains/forms/family-queries.ts';
import { RequestError } from '#web/lib/errors.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import { FormToSign } from './FormToSign.tsx';
import { wrongWith } from './rules.ts';

type SignStepProps = {
  forms: readonly OwnFormWithBody[];
  language: Language;
  /** Leads back to the form at that place. */
  onBack(step: number): void;
};

/** Every form once more as it will be signed, and one signature for all of them (forms-40). */
export function SignStep({ forms, language, onBack }: SignStepProps) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { typedName: '', agreesToElectronicForm: false, meansToSign: false },
  });
  const { errors } = formState;
  const count = forms.length;
  // What is signed is read anew, and another screen stands in the place of this one.
  const { run, isPending, error } = useAction(signForms, {
    done: { title: t('formsFamily.sign.done', { count }), description: t('formsFamily.sign.doneText') },
    failed: t('formsFamily.sign.failed'),
    fields: ['typedName'],
    setError,
  });
  const send = ({ typedName }: { typedName: string }) =>
    run({
      body: {
        typedName,
        language,
        agreesToElectronicForm: true,
        meansToSign: true,
        requests: forms.map(({ id, version, isFixed }) => ({ id, version, isFixed })),
      },
    });
  const wrong = error instanceof RequestError ? error.fields : {};
  return (
    <form
      noValidate
      onSubmit={handleSubmit(send, tellIncomplete(t('formsFamily.sign.incomplete')))}
      className="flex flex-col gap-5"
    >
      <p className="max-w-prose">{t('formsFamily.sign.read', { count })}</p>
      {forms.map((form, at) => (
        <FormToSign
          key={form.id}
          form={form}
          language={language}
          wrong={wrongWith(wrong, form.id)}
          onChange={() => onBack(at)}
        />
      ))}
      <Card as="section" title={t('formsFamily.sign.signature')}>
        <div className="flex flex-col gap-4">
          <ul className="list-disc ps-5 empty:hidden">
            {count > 1 && forms.map(({ id, body }) => <li key={id}>{inLanguage(body.title, language)}</li>)}
          </ul>
          <Checkbox
            label={t('formsFamily.sign.electronic')}
            hint={t('formsFamily.sign.electronicHint')}
            error={errors.agreesToElectronicForm?.message}
            {...register('agreesToElectronicForm', {
              validate: (isGiven) => isGiven || t('formsFamily.sign.electronicMissing'),
            })}
          />
          <Checkbox
            label={t('formsFamily.sign.intent')}
            error={errors.meansToSign?.message}
            {...register('meansToSign', { validate: (isMeant) => isMeant || t('formsFamily.sign.intentMissing') })}
          />
          <Field
            label={t('formsFamily.sign.name')}
            hint={t('formsFamily.sign.nameHint', { name: `${account.firstName} ${account.lastName}` })}
            required
            error={errors.typedName?.message}
          >
            <TextInput
              autoComplete="name"
              maxLength={120}
              {...register('typedName', {
                validate: (name) => name.trim() !== '' || t('formsFamily.sign.nameMissing'),
              })}
            />
          </Field>
        </div>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={() => onBack(count - 1)}>
          {t('common.back')}
        </Button>
        <Button type="submit" size="large" busy={isPending} busyLabel={t('formsFamily.sign.signing')}>
          {t('formsFamily.sign.submit', { count })}
        </Button>
      </ActionBar>
    </form>
  );
}
