import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { LEAVING_REASONS, type LeavingReason } from '#contract/children-leaving.ts';
import { planLeaving, stayAfterAll } from '#web/domains/children/leaving-queries.ts';
import { childProfile } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  lastDay: string;
  reason: LeavingReason | '';
  noticeGivenOn: string;
}
const FIELDS = ['lastDay', 'reason', 'noticeGivenOn'] as const;

/** Says when a child is here for the last time, or that it stays after all (children-18). */
export default function LeavingDialog({ child, ...opened }: Opened & { child: Child }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  // What was said of it before stays, unless it is changed.
  const [said] = useQuery({ ...childProfile(child.id), enabled: child.leavesOn !== null }).data?.enrollments ?? [];
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { lastDay: child.leavesOn ?? '', reason: '', noticeGivenOn: '' },
    ...(said && {
      values: { lastDay: said.lastDay ?? '', reason: said.reason ?? '', noticeGivenOn: said.noticeGivenOn ?? '' },
      resetOptions: { keepDirtyValues: true },
    }),
  });
  const { errors } = formState;
  const name = child.firstName;
  const plan = useAction(planLeaving, {
    done: ({ leavesOn }) => t('childrenLeaving.done', { name, day: leavesOn ? formatDate(leavesOn) : '' }),
    failed: t('childrenLeaving.failed'),
    onDone: opened.onClose,
    fields: FIELDS,
    setError,
  });
  const takeBack = useAction(stayAfterAll, {
    done: t('childrenLeaving.stays', { name }),
    failed: t('childrenLeaving.failed'),
    onDone: opened.onClose,
  });
  const send = ({ lastDay, reason, noticeGivenOn }: Values) =>
    plan.run({
      params: { id: child.id },
      body: { lastDay, ...(reason !== '' && { reason }), ...(noticeGivenOn !== '' && { noticeGivenOn }) },
    });
  return (
    <FormDialog
      {...opened}
      title={t('childrenLeaving.title', { name: fullName(child) })}
      description={t('childrenLeaving.text', { name })}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={plan.isPending}
      busyLabel={t('common.saving')}
    >
      <Field
        label={t('childrenLeaving.lastDay')}
        hint={t('childrenLeaving.lastDayHint')}
        error={errors.lastDay?.message}
        required
      >
        <DateInput min={today} {...register('lastDay', { required: t('childrenLeaving.noLastDay') })} />
      </Field>
      <Field
        label={t('childrenLeaving.reason')}
        optionalLabel={t('common.optional')}
        hint={t('childrenLeaving.reasonHint')}
        error={errors.reason?.message}
      >
        <Select
          {...register('reason')}
          options={[
            { value: '', label: t('childrenLeaving.noReason') },
            ...LEAVING_REASONS.map((value) => ({ value, label: t(`childrenLeaving.reasons.${value}`) })),
          ]}
        />
      </Field>
      <Field
        label={t('childrenLeaving.notice')}
        optionalLabel={t('common.optional')}
        error={errors.noticeGivenOn?.message}
      >
        <DateInput max={today} {...register('noticeGivenOn')} />
      </Field>
      {child.leavesOn && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={takeBack.isPending}
          onClick={() => takeBack.run({ params: { id: child.id } })}
        >
          {t('childrenLeaving.stay', { name })}
        </Button>
      )}
    </FormDialog>
  );
}
