import { useForm } from 'react-hook-form';
import { LONGEST_OVERRIDE_DAYS } from '#contract/papers-choices.ts';
import { addOverride, endOverride, type StaffPapers } from '#web/domains/papers/queries.ts';
import { isOpen } from '#web/domains/papers/rules.ts';
import { centerNow, dayAfter, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { type Opened, useDialog } from '#web/ui/useDialog.tsx';

/** Says that somebody does not count for the ratio, or counts all the same until a day, and lets those who keep papers change that. */
export function OverridePart({ papers, keeps }: { papers: StaffPapers; keeps: boolean }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const form = useDialog();
  const end = useAction(endOverride, { done: t('papers.override.ended'), failed: t('papers.notSaved') });
  const { staffId, name, isBlocked, overrides, asked } = papers;
  const current = overrides.find(({ isEnded, toDate }) => !isEnded && toDate >= today);
  const lacks = asked.some((one) => one.blocksCare && isOpen(one));
  return (
    <>
      {isBlocked && (
        <Alert
          tone="warning"
          title={t('papers.override.blocked', { name })}
          action={
            keeps && (
              <Button variant="secondary" size="small" onClick={() => form.open()}>
                {t('papers.override.button')}
              </Button>
            )
          }
        >
          {t('papers.override.blockedText')}
        </Alert>
      )}
      {current && lacks && (
        <Alert
          tone="info"
          title={t('papers.override.until', { name, date: formatDate(current.toDate) })}
          action={
            keeps && (
              <Button
                variant="secondary"
                size="small"
                busy={end.isPending}
                onClick={() => end.run({ params: { id: current.id } })}
              >
                {t('papers.override.end')}
              </Button>
            )
          }
        >
          <span className="wrap-anywhere">{t('papers.override.reason', { reason: current.reason })}</span>
        </Alert>
      )}
      {overrides.length > 0 && <FormerOverrides overrides={overrides} />}
      {form.show((_, opened) => (
        <OverrideForm staffId={staffId} name={name} {...opened} />
      ))}
    </>
  );
}

/** All of them, with who decided and why. */
function FormerOverrides({ overrides }: Pick<StaffPapers, 'overrides'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('papers.override.all')}>
      <ul className="divide-y divide-line">
        {overrides.map(({ id, fromDate, toDate, createdBy, reason, isEnded }) => (
          <li key={id} className="flex flex-col gap-0.5 py-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
              {t('papers.override.span', { from: formatDate(fromDate), to: formatDate(toDate) })}
              {isEnded && <Badge>{t('papers.override.ended')}</Badge>}
            </p>
            <p className="wrap-anywhere text-ink-soft text-sm">
              {[createdBy ?? t('shell.appName'), reason].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface Values {
  reason: string;
  toDate: string;
}

function OverrideForm({ staffId, name, ...opened }: Opened & { staffId: number; name: string }) {
  const { t } = useTranslation();
  const { date } = centerNow();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { reason: '', toDate: date },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(addOverride, {
    done: t('papers.override.done'),
    failed: t('papers.notSaved'),
    onDone: opened.onClose,
    fields: FIELDS,
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('papers.override.title')}
      description={t('papers.override.text', { name })}
      onSubmit={handleSubmit((body) => run({ params: { id: staffId }, body }))}
      submit={t('papers.override.submit')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('papers.override.fields.toDate')} required error={errors.toDate?.message}>
        <DateInput
          min={date}
          max={dayAfter(date, LONGEST_OVERRIDE_DAYS)}
          {...register('toDate', { required: t('papers.override.required.toDate') })}
        />
      </Field>
      <Field label={t('papers.override.fields.reason')} required error={errors.reason?.message}>
        <TextArea
          minRows={2}
          maxLength={500}
          {...register('reason', { validate: (value) => value.trim() !== '' || t('papers.override.required.reason') })}
        />
      </Field>
    </FormDialog>
  );
}

const FIELDS = ['reason', 'toDate'] as const;
