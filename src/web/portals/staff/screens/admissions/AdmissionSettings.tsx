import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useForm } from 'react-hook-form';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { admissionSettings, changeAdmissionSettings } from '#web/domains/admissions/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { copyText } from '#web/ui/copyText.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type Settings = Reply<Api['GET /api/inquiries/settings']>;

/** The public page: open or closed, its address, and how long inquiries are kept (admissions-1). */
export default function AdmissionSettings(opened: Opened) {
  const { t } = useTranslation();
  const read = useQuery(admissionSettings);
  if (read.data) return <SettingsForm settings={read.data} {...opened} />;
  return (
    <Dialog {...opened} open title={t('admissions.settings.title')}>
      <Loaded
        query={read}
        failed={t('admissions.settings.failed')}
        skeleton={<SkeletonText label={t('admissions.settings.loading')} lines={4} />}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function SettingsForm({ settings, ...opened }: Opened & { settings: Settings }) {
  const { t } = useTranslation();
  const { address, version } = settings;
  const { register, setError, handleSubmit, formState } = useForm({
    defaultValues: { isOpen: settings.isOpen, keepMonths: String(settings.keepMonths) },
  });
  const { run, isPending } = useAction(changeAdmissionSettings, {
    done: t('admissions.settings.saved'),
    failed: t('admissions.settings.notSaved'),
    onDone: opened.onClose,
    fields: ['isOpen', 'keepMonths'],
    setError,
  });
  const { errors } = formState;
  return (
    <FormDialog
      {...opened}
      title={t('admissions.settings.title')}
      description={t('admissions.settings.text')}
      onSubmit={handleSubmit(({ isOpen, keepMonths }) =>
        run({ body: { isOpen, keepMonths: Number(keepMonths), version } }),
      )}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Checkbox
        label={t('admissions.settings.isOpen')}
        hint={t('admissions.settings.isOpenHint')}
        {...register('isOpen')}
      />
      <div className="flex flex-col gap-2">
        <p className="font-medium">{t('admissions.settings.address')}</p>
        <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2">{address}</p>
        <Button
          variant="secondary"
          className="self-start"
          icon={<Copy className="size-5" />}
          onClick={() =>
            void copyText(address, {
              done: { title: t('admissions.settings.copied') },
              failed: { title: t('admissions.settings.notCopied') },
            })
          }
        >
          {t('admissions.settings.copy')}
        </Button>
      </div>
      <Field
        label={t('admissions.settings.keepMonths')}
        hint={t('admissions.settings.keepHint')}
        required
        error={errors.keepMonths?.message}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          className="w-28"
          {...register('keepMonths', {
            validate: (months) =>
              (/^\d+$/.test(months) && Number(months) >= 1 && Number(months) <= 60) ||
              t('admissions.settings.badMonths'),
          })}
        />
      </Field>
    </FormDialog>
  );
}
