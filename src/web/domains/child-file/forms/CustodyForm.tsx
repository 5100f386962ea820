import { useWatch } from 'react-hook-form';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { type ChildFile, type Custody, fileOf, sayCustody } from '../queries.ts';
import { custodyValues } from '../rules.ts';
import { useOutcome } from '../useOutcome.ts';
import { FileDialog } from './FileDialog.tsx';

type CustodyFormProps = Opened & { file: ChildFile; isGuardian: boolean };
type Values = { note: string; isShared: boolean };
/** Where nothing was said there is no row yet. */
type Row = { readonly version: number; readonly custody: Custody | null };

const rowOf = ({ custody }: ChildFile): Row => ({ version: custody?.version ?? 0, custody });

/** What a court or a family says of custody, and whether every guardian reads it. */
export default function CustodyForm({ file, isGuardian, ...opened }: CustodyFormProps) {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<Row, Values>({
    row: rowOf(file),
    valuesOf: ({ custody }) => custodyValues(custody),
    readNewest: async (read) => rowOf(await read(fileOf(file.child.id))),
  });
  const { register, handleSubmit, setError, control, formState } = form;
  const typed = useWatch({ control }) as Values;
  const { run, isPending } = useAction(sayCustody, {
    done: outcome,
    failed: t('childFile.notSaved'),
    onDone: opened.onClose,
    onFailed: takeUp,
    fields: ['note'] as const,
    setError,
  });
  const send = ({ note, isShared }: Values) =>
    run({
      params: { id: file.child.id },
      body: { note, ...(!isGuardian && { isShared }), ...(version > 0 && { version }) },
    });
  return (
    <FileDialog
      {...opened}
      title={t('childFile.custody.title')}
      description={isGuardian ? t('childFile.willWait') : undefined}
      meanwhile={meanwhile}
      typed={typed}
      label={(key) => t(key === 'note' ? 'childFile.fields.custody' : 'childFile.custody.shared')}
      onTakeNewest={takeNewest}
      isGuardian={isGuardian}
      busy={isPending}
      onSubmit={handleSubmit(send)}
    >
      <Field
        label={t('childFile.fields.custody')}
        hint={t('childFile.custody.hint')}
        error={formState.errors.note?.message}
      >
        <TextArea rows={5} maxLength={2000} {...register('note')} />
      </Field>
      {!isGuardian && (
        <Checkbox
          label={t('childFile.custody.shared')}
          hint={t('childFile.custody.sharedHint')}
          {...register('isShared')}
        />
      )}
    </FileDialog>
  );
}
