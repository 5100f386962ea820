import { useController, useForm } from 'react-hook-form';
import { type BodyPart, INCIDENT_KINDS } from '#contract/incidents-choices.ts';
import { AboutFields } from '#web/domains/daily-reports/dialog/AboutFields.tsx';
import { ReportDialog } from '#web/domains/daily-reports/dialog/ReportDialog.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { TimeInput } from '#web/ui/TimeInput.tsx';
import { tellIncomplete } from '#web/ui/tellIncomplete.ts';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { BodyPartsField } from './BodyPartsField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { reportIncident } from './queries.ts';
import type { NewIncident } from './rules.ts';

type Values = {
  childId: number | null;
  staffId: string;
  date: string;
  time: string;
  description: string;
  actionTaken: string;
  kind: '' | (typeof INCIDENT_KINDS)[number];
  bodyParts: readonly BodyPart[];
  firstAid: string;
  witness: string;
  filePath: File | null;
  toldPerson: string;
  toldTime: string;
};

/** Incident report: child, staff member, date, time and description are required (incidents-1), the details are not (incidents-8). */
export default function ReportIncident({ open, onClose }: Opened) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: {
      childId: null,
      staffId: String(me.id),
      ...centerNow(),
      description: '',
      actionTaken: '',
      kind: '',
      bodyParts: [],
      firstAid: '',
      witness: '',
      filePath: null,
      toldPerson: '',
      toldTime: '',
    },
  });
  const { errors } = formState;
  const { field: child } = useController({
    control,
    name: 'childId',
    rules: { validate: (id) => id !== null || t('common.pleaseSelectAChild') },
  });

  const { field: parts } = useController({ control, name: 'bodyParts' });
  const { field: photo } = useController({ control, name: 'filePath' });
  const files = useUpload();
  const { run: upload, isPending: isUploading } = useAction(
    {
      mutationFn: async (file: File): Promise<string> => {
        let path = '';
        await files.send(file, (stored) => {
          path = stored.filePath;
        });
        return path;
      },
    },
    { failed: t('incidents.photoFailed') },
  );
  const { run: send, isPending } = useAction(reportIncident, {
    done: t('incidents.saved'),
    failed: t('incidents.failed'),
    onDone: onClose,
    fields: FIELDS,
    setError,
  });
  const take = async ({ childId, staffId, filePath: file, kind, bodyParts, toldTime, ...values }: Values) => {
    if (childId === null) return;
    const body: NewIncident = {
      ...values,
      childId,
      staffId: Number(staffId),
      ...(kind && { kind }),
      bodyParts: [...bodyParts],
      ...(toldTime && { toldTime }),
    };
    if (!file) return void (await send({ body }));
    await upload(file, { onDone: (filePath) => send({ body: { ...body, filePath } }) });
  };

  return (
    <ReportDialog
      kind="incidents"
      open={open}
      onClose={onClose}
      busy={isPending || isUploading}
      onSubmit={handleSubmit(take, tellIncomplete(t('common.validationError')))}
    >
      <AboutFields
        kind="incidents"
        child={child}
        by={register('staffId', { required: t('common.pleaseSelectAStaffMember') })}
        errors={errors}
      />
      <div className="grid grid-cols-2 gap-4 sm:col-span-2 sm:gap-5">
        <Field label={t('common.date')} required error={errors.date?.message}>
          <DateInput max={centerNow().date} {...register('date', { required: t('incidents.noDate') })} />
        </Field>
        <Field label={t('common.time')} required error={errors.time?.message}>
          <TimeInput {...register('time', { required: t('incidents.noTime') })} />
        </Field>
      </div>
      <Field
        label={t('incidents.kind')}
        optionalLabel={t('common.optional')}
        error={errors.kind?.message}
        className="sm:col-span-2"
      >
        <Select
          {...register('kind')}
          options={[
            { value: '', label: t('incidents.kindNone') },
            ...INCIDENT_KINDS.map((value) => ({ value, label: t(`incidents.kinds.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('common.description')} required error={errors.description?.message} className="sm:col-span-2">
        <TextArea
          placeholder={t('incidents.whatPlaceholder')}
          {...register('description', { validate: (text) => text.trim() !== '' || t('incidents.noDescription') })}
        />
      </Field>
      <Field
        label={t('incidents.actionTaken')}
        optionalLabel={t('common.optional')}
        error={errors.actionTaken?.message}
        className="sm:col-span-2"
      >
        <TextArea minRows={2} placeholder={t('incidents.actionTakenPlaceholder')} {...register('actionTaken')} />
      </Field>
      <BodyPartsField value={parts.value} onChange={parts.onChange} error={errors.bodyParts?.message} />
      <Field label={t('incidents.firstAid')} optionalLabel={t('common.optional')} error={errors.firstAid?.message}>
        <TextArea minRows={2} placeholder={t('incidents.firstAidPlaceholder')} {...register('firstAid')} />
      </Field>
      <Field label={t('incidents.witness')} optionalLabel={t('common.optional')} error={errors.witness?.message}>
        <TextInput maxLength={200} {...register('witness')} />
      </Field>
      <PhotoField value={photo.value} onChange={photo.onChange} error={errors.filePath?.message} />
      <div className="grid grid-cols-[1fr_8.5rem] gap-4 sm:col-span-2 sm:gap-5">
        <Field
          label={t('incidents.toldPerson')}
          optionalLabel={t('common.optional')}
          error={errors.toldPerson?.message}
        >
          <TextInput maxLength={160} {...register('toldPerson')} />
        </Field>
        <Field label={t('incidents.toldTime')} error={errors.toldTime?.message}>
          <TimeInput {...register('toldTime')} />
        </Field>
      </div>
    </ReportDialog>
  );
}

const FIELDS = [
  ...(['childId', 'staffId', 'date', 'time', 'description', 'actionTaken'] as const),
  ...(['kind', 'bodyParts', 'firstAid', 'witness', 'filePath', 'toldPerson', 'toldTime'] as const),
];
