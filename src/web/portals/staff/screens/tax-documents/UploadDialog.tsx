import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DOCUMENT_TYPES } from '../../../../../contract/tax-document-types.ts';
import {
  ACCEPTED_FILES,
  bodyOf,
  type DocumentValues,
  isAccepted,
  NOTHING_SAID,
} from '../../../../domains/tax-documents/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../lib/formErrors.ts';
import { centerNow } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FileDrop } from '../../../../ui/FileDrop.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { useDocumentUpload } from './useDocumentUpload.ts';

type UploadDialogProps = { open: boolean; onOpenChange(open: boolean): void };

/** Uploads a document for one parent or for all (seed 001 section 5). */
export default function UploadDialog({ open, onOpenChange }: UploadDialogProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState('');
  const { progress, stop, upload } = useDocumentUpload();
  const {
    register,
    control,
    setValue,
    setError,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<DocumentValues>({ defaultValues: NOTHING_SAID(Number(centerNow().date.slice(0, 4))) });
  const required = t('taxDocumentsManagement.upload.required');
  const isIncomplete = Boolean(errors.title || errors.documentType) || fileError === required;

  const take = ([chosen]: File[]) => {
    if (!chosen) return;
    setFileError(isAccepted(chosen) ? '' : t('taxDocumentsManagement.upload.documentsOnly'));
    if (isAccepted(chosen)) setFile(chosen);
  };
  const close = (isOpen: boolean) => {
    if (!isOpen) stop();
    onOpenChange(isOpen);
  };
  const send = async (values: DocumentValues) => {
    const { documentType } = values;
    if (!file || documentType === '') return;
    try {
      if (!(await upload(file, { ...bodyOf(values), documentType }))) return;
      toast({
        title: t('taxDocumentsManagement.success'),
        description: t('taxDocumentsManagement.upload.done'),
        variant: 'success',
      });
      onOpenChange(false);
    } catch (error) {
      showRefusedFields(error, SENT_AS, setError);
      if (error instanceof RequestError) setFileError(error.fields.file ?? error.fields.filePath ?? '');
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('taxDocumentsManagement.upload.failed')),
        variant: 'error',
      });
    }
  };
  const missFile = () => !file && setFileError(required);

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('taxDocumentsManagement.upload.title')}
      closeLabel={t('shell.close')}
      onSubmit={(event) => {
        missFile();
        void handleSubmit(send)(event);
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            {t('taxDocumentsManagement.cancel')}
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={t('taxDocumentsManagement.upload.sending')}>
            {t('taxDocumentsManagement.upload.button')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {isIncomplete && <Alert tone="error">{required}</Alert>}
        <Field
          group
          label={t('taxDocumentsManagement.fields.file')}
          required
          error={fileError === required ? t('taxDocumentsManagement.fields.fileRequired') : fileError}
        >
          {file ? (
            <ChosenFile file={file} progress={progress} onRemove={() => (isSubmitting ? stop() : setFile(undefined))} />
          ) : (
            <FileDrop
              icon={<FileUp />}
              label={t('taxDocumentsManagement.upload.choose')}
              hint={t('taxDocumentsManagement.upload.chooseHint')}
              accept={ACCEPTED_FILES}
              onFiles={take}
            />
          )}
        </Field>
        <Field label={t('taxDocumentsManagement.fields.title')} required error={errors.title?.message}>
          <TextInput
            maxLength={200}
            {...register('title', {
              validate: (title) => title.trim() !== '' || t('taxDocumentsManagement.fields.titleRequired'),
            })}
          />
        </Field>
        <Field label={t('taxDocumentsManagement.fields.type')} required error={errors.documentType?.message}>
          <Select
            placeholder={t('taxDocumentsManagement.fields.typePlaceholder')}
            options={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`taxDocuments.types.${type}`) }))}
            {...register('documentType', {
              validate: (type) => type !== '' || t('taxDocumentsManagement.fields.typeRequired'),
            })}
          />
        </Field>
        <DocumentFields register={register} control={control} setValue={setValue} errors={errors} />
      </div>
    </Dialog>
  );
}

const SENT_AS = {
  title: 'title',
  documentType: 'documentType',
  description: 'description',
  taxYear: 'taxYear',
  parentId: 'parentId',
} as const;
