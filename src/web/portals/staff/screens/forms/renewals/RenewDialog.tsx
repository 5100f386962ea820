import { type FormEvent, useState } from 'react';
import type { FormDetails } from '#web/domains/forms/library.ts';
import { renewForm } from '#web/domains/forms/staff-queries.ts';
import { useFormWords } from '#web/domains/forms/useFormWords.ts';
import { dayAfter, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { DueField } from '../sending/DueField.tsx';
import { isDueWrong, USUALLY_DUE_AFTER } from '../sending/due.ts';

type RenewDialogProps = Opened & {
  form: Pick<FormDetails, 'id' | 'title' | 'published' | 'isChanged'>;
  /** Children whose guardians are asked. */
  signedFor: number;
};

/** Asks everybody anew who has signed a form; says before for how many children that is. */
export default function RenewDialog({ form, signedFor, ...opened }: RenewDialogProps) {
  const { t } = useTranslation();
  const words = useFormWords();
  const today = useCenterToday();
  const [dueOn, setDueOn] = useState(dayAfter(today, USUALLY_DUE_AFTER));
  const [isAsked, setAsked] = useState(false);
  const { run, isPending } = useAction(renewForm, {
    done: t('formsRenewals.now.done'),
    failed: t('formsRenewals.now.failed'),
    onDone: opened.onClose,
  });
  const number = form.published ?? 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isDueWrong(dueOn, today)) void run({ params: { id: form.id }, body: { dueOn } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('formsRenewals.now.title', { title: words(form.title) })}
      description={
        form.isChanged ? t('formsLibrary.send.versionOnly', { number }) : t('formsLibrary.send.version', { number })
      }
      onSubmit={submit}
      submit={t('formsRenewals.now.submit')}
      busy={isPending}
      busyLabel={t('common.sending')}
    >
      <p className="font-medium">{t('formsRenewals.now.asks', { count: signedFor })}</p>
      <p className="text-ink-soft">{t('formsRenewals.now.waits')}</p>
      <DueField value={dueOn} onChange={setDueOn} isAsked={isAsked} />
    </FormDialog>
  );
}
