import { type FormEvent, useState } from 'react';
import type { Language } from '#contract/kernel/languages.ts';
import { InquiryFields } from '#web/domains/admissions/InquiryFields.tsx';
import { enterInquiry } from '#web/domains/admissions/queries.ts';
import { saidOf } from '#web/domains/admissions/rules.ts';
import { useInquiryForm } from '#web/domains/admissions/useInquiryForm.ts';
import { InvitationLanguageSelect } from '#web/domains/guardians/invitations/InvitationLanguageSelect.tsx';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Enters the inquiry of a family that called or came by (admissions-3). */
export default function EnterInquiry(opened: Opened) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const form = useInquiryForm();
  const [language, setLanguage] = useState<Language>('en');
  const { run, isPending } = useAction(enterInquiry, {
    done: t('admissions.enter.done'),
    failed: t('admissions.enter.failed'),
    onDone: opened.onClose,
    onFailed: form.takeProblems,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return run({ body: saidOf(form.values, language) });
  };
  return (
    <FormDialog
      {...opened}
      title={t('admissions.enter.button')}
      description={t('admissions.enter.text')}
      size="large"
      onSubmit={submit}
      submit={t('admissions.enter.submit')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <InquiryFields
        values={form.values}
        refused={form.refused}
        today={today}
        isFamily={false}
        canMail={false}
        onChange={form.change}
      />
      <Field label={t('admissions.enter.language')} error={form.refused.language}>
        <InvitationLanguageSelect value={language} onChange={setLanguage} />
      </Field>
    </FormDialog>
  );
}
