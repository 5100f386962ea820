import { type FormEvent, useState } from 'react';
import { CONSENT_FORMS } from '#contract/children-consents.ts';
import { ConsentBox } from '#web/domains/children/ConsentBox.tsx';
import { recordConsents } from '#web/domains/children/consent-queries.ts';
import { type ConsentAnswers, signedFormsOf } from '#web/domains/children/consents.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KeptList } from './KeptList.tsx';

type ConsentsDialogProps = Opened & { family: readonly Child[] };

/** Records the same signed forms for several children, with who signed for each (children-17). */
export default function ConsentsDialog({ family, ...opened }: ConsentsDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [answers, setAnswers] = useState<ConsentAnswers>({});
  const [signedOn, setSignedOn] = useState(today);
  const [signers, setSigners] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(family.map((child) => [child.id, child.guardians[0]?.name ?? child.parentName ?? ''])),
  );
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, data } = useAction(recordConsents, {
    done: ({ recorded, kept }) =>
      kept.length === 0 ? t('childrenSelection.consents.done', { count: recorded }) : undefined,
    onDone: ({ kept }) => kept.length === 0 && opened.onClose(),
    failed: t('childrenSelection.consents.failed'),
  });

  if (data && data.kept.length > 0) {
    return (
      <KeptList
        {...opened}
        title={t('childrenSelection.consents.title', { count: family.length })}
        done={t('childrenSelection.consents.done', { count: data.recorded })}
        kept={data.kept.map(({ childId, name, form, reason }) => ({
          key: `${childId} ${form}`,
          name,
          reason: t(`childrenSelection.consents.reasons.${reason}`, { form: t(`childrenEnrollment.forms.${form}`) }),
        }))}
      />
    );
  }

  const signed = signedFormsOf(answers);
  const given = signed.forms.length + signed.declined.length;
  const signerOf = (child: Child) => (signers[child.id] ?? '').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (given === 0 || signedOn === '' || family.some((child) => signerOf(child) === ''))
      return tellIncomplete(t('common.validationError'))({});
    const body = {
      ...signed,
      signedOn,
      children: family.map((child) => ({ childId: child.id, signedBy: signerOf(child) })),
    };
    confirmFirst({
      title: t('childrenSelection.consents.ask', { count: family.length }),
      text: [
        t('childrenSelection.consents.given', { count: signed.forms.length, day: formatDate(signedOn) }),
        signed.declined.length > 0 && t('childrenSelection.consents.declined', { count: signed.declined.length }),
      ]
        .filter(Boolean)
        .join(' '),
      label: t('childrenSelection.consents.confirm'),
      act: () => run({ body }),
    });
  };
  return (
    <FormDialog
      {...opened}
      title={t('childrenSelection.consents.title', { count: family.length })}
      description={t('childrenSelection.consents.text')}
      size="large"
      onSubmit={submit}
      submit={t('childrenSelection.consents.submit', { count: family.length })}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field
        group
        label={t('childrenSelection.consents.forms')}
        required
        {...(isAsked && given === 0 && { error: t('childrenSelection.consents.noForm') })}
      >
        {CONSENT_FORMS.map((form) => (
          <ConsentBox
            key={form}
            form={form}
            answer={answers[form]}
            onAnswer={(answer) => setAnswers({ ...answers, [form]: answer })}
          />
        ))}
      </Field>
      <Field
        label={t('childrenSelection.consents.signedOn')}
        required
        className="sm:max-w-60"
        {...(isAsked && signedOn === '' && { error: t('childrenSelection.consents.noDate') })}
      >
        <DateInput value={signedOn} max={today} onChange={({ target }) => setSignedOn(target.value)} />
      </Field>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">{t('childrenSelection.consents.who')}</legend>
        {family.map((child) => (
          <Field
            key={child.id}
            label={fullName(child)}
            {...(isAsked && signerOf(child) === '' && { error: t('childrenSelection.consents.noSigner') })}
          >
            <TextInput
              autoComplete="off"
              maxLength={120}
              list={`signers-${child.id}`}
              value={signers[child.id] ?? ''}
              onChange={({ target }) => setSigners({ ...signers, [child.id]: target.value })}
            />
            <datalist id={`signers-${child.id}`}>
              {child.guardians.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </Field>
        ))}
      </fieldset>
    </FormDialog>
  );
}
