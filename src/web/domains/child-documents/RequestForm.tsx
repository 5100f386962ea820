import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/child-documents-choices.ts';
import { rooms } from '#web/domains/center/queries.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KindFields } from './KindFields.tsx';
import { requestDocument } from './queries.ts';

type RequestFormProps = Opened & {
  /** Of one child; else of a room or of all, which the form asks. */
  childId?: number | undefined;
};
type Values = { kind: '' | DocumentKind; title: string; dueOn: string; room: string };
const ALL = 'all';

/** Asks families for a document. */
export default function RequestForm({ childId, ...opened }: RequestFormProps) {
  const { t } = useTranslation();
  const { data: known = [] } = useQuery({ ...rooms, enabled: childId === undefined });
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: { kind: '', title: '', dueOn: '', room: ALL },
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const { run, isPending } = useAction(requestDocument, {
    done: ({ requested, already }) =>
      requested === 0
        ? t('childDocuments.request.already', { count: already })
        : t('childDocuments.request.done', { count: requested }),
    failed: t('childDocuments.notSaved'),
    onDone: opened.onClose,
    fields: ['kind', 'title', 'dueOn'] as const,
    setError,
  });
  const send = ({ kind: which, title, dueOn, room }: Values) =>
    run({
      body: {
        kind: which as DocumentKind,
        title: title || null,
        dueOn: dueOn || null,
        ...(childId !== undefined ? { childIds: [childId] } : room !== ALL && { roomId: Number(room) }),
      },
    });
  return (
    <FormDialog
      {...opened}
      title={t('childDocuments.request.title')}
      description={t('childDocuments.request.text')}
      onSubmit={handleSubmit(send)}
      submit={t('childDocuments.request.submit')}
      busy={isPending}
    >
      <KindFields kind={kind} kinds={DOCUMENT_KINDS} register={register} errors={errors} isGuardian={false} />
      {childId === undefined && (
        <Field label={t('childDocuments.request.whom')}>
          <Select
            options={[
              { value: ALL, label: t('childDocuments.request.all') },
              ...known.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...register('room')}
          />
        </Field>
      )}
      <Field
        label={t('childDocuments.fields.dueOn')}
        optionalLabel={t('common.optional')}
        error={errors.dueOn?.message}
      >
        <DateInput min={centerNow().date} {...register('dueOn')} />
      </Field>
    </FormDialog>
  );
}
