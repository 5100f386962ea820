import { FormProvider, useForm } from 'react-hook-form';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { showRefusedFields } from '#web/lib/formErrors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast } from '#web/ui/toast.ts';
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
      title: t('eventsPlanning.failedToSave'),
      description: isStale ? t('eventsPlanning.changedMeanwhile') : reasonOf(error, t('events.tryAgain')),
      variant: 'error',
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      onSubmit={handleSubmit((typed) => onSave(typed, refused))}
      submit={saveLabel}
      busy={busy}
      busyLabel={t('common.saving')}
    >
      <FormProvider {...form}>
        <div className="flex flex-col gap-5">
          <ContentFields />
          {!isOneOnly && <RecurrenceFields />}
          {!isOneOnly && <AudienceFields />}
        </div>
      </FormProvider>
    </FormDialog>
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
