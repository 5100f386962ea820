import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { bookTourFor, tourSlots } from '#web/domains/admissions/queries.ts';
import { hasBegun } from '#web/domains/admissions/rules.ts';
import { formatDate, formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Books a tour for a family on the phone; one that it has still to come moves there. */
export default function BookTour({ inquiryId, ...opened }: Opened & { inquiryId: number }) {
  const { t } = useTranslation();
  const now = useCenterNow();
  const read = useQuery(tourSlots());
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { slotId: '' } });
  const { run, isPending } = useAction(bookTourFor, {
    done: t('admissionsTours.isBooked'),
    failed: t('admissionsTours.notBooked'),
    onDone: opened.onClose,
    fields: ['slotId'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('admissionsTours.book')}
      description={t('admissionsTours.bookText')}
      onSubmit={handleSubmit(({ slotId }) => run({ params: { id: inquiryId }, body: { slotId: Number(slotId) } }))}
      submit={t('admissionsTours.book')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Loaded
        query={read}
        failed={t('admissionsTours.failed')}
        skeleton={<SkeletonText label={t('admissionsTours.loading')} lines={2} />}
      >
        {({ slots }) => {
          const free = slots.filter((slot) => !slot.isClosed && slot.left > 0 && !hasBegun(slot, now));
          return free.length > 0 ? (
            <Field label={t('admissionsTours.when')} required error={formState.errors.slotId?.message}>
              <Select
                placeholder={t('admissionsTours.chooseTime')}
                options={free.map(({ id, date, time }) => ({
                  value: String(id),
                  label: t('admissionsTours.dayAndTime', { day: formatDate(date, 'long'), time: formatTime(time) }),
                }))}
                {...register('slotId', { required: t('admissionsTours.chooseTime') })}
              />
            </Field>
          ) : (
            <p>
              {t('admissionsTours.noFree')}{' '}
              <TextLink asChild>
                <Link to="/admissions/tours">{t('admissionsTours.toTours')}</Link>
              </TextLink>
            </p>
          );
        }}
      </Loaded>
    </FormDialog>
  );
}
