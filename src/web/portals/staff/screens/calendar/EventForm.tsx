import { FormProvider, useForm } from 'react-hook-form';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { ContentFields } from './ContentFields.tsx';
import { RecurrenceFields } from './RecurrenceFields.tsx';
import type { EventValues } from './values.ts';

type EventFormProps = {
  open: boolean;
  onClose(): void;
  title: string;
  saveLabel: string;
  values: EventValues;
  /** One time of a series: who sees it and how it recurs stay the series'. */
  isOneOnly?: boolean;
  busy: boolean;
  onSave(values: EventValues, onError: (error: Error) => void): void;
};

/** The form of an event. */
export function EventForm({
  open,
  onClose,
  title,
  saveLabel,
  values,
  isOneOnly = false,
  busy,
  onSave,
}: EventFormProps) {
  const { t } = useTranslation();
  const form = useForm<EventValues>({ defaultValues: values });
  const { handleSubmit, setError } = form;
  const refused = (error: Error) => {
    showRefusedFields(error, FIELDS, setError);
    const isStale = error instanceof RequestError && error.status === 412;
    toast({
      title: t('planning.failedToSave'),
      description: isStale ? t('planning.changedMeanwhile') : reasonOf(error, t('calendar.tryAgain')),
      variant: 'error',
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={handleSubmit((typed) => onSave(typed, refused))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('calendar.cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('calendar.saving')}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-5">
          <ContentFields />
          {!isOneOnly && <RecurrenceFields />}
          {!isOneOnly && <AudienceFields />}
        </div>
      </FormProvider>
    </Dialog>
  );
}

const FIELDS = {
  title: 'title',
  type: 'type',
  date: 'date',
  time: 'time',
  endDate: 'endDate',
  endTime: 'endTime',
  location: 'location',
  participants: 'participants',
  description: 'description',
  roomIds: 'roomIds',
  interval: 'recurrence.interval',
  until: 'recurrence.until',
  count: 'recurrence.count',
} as const;
