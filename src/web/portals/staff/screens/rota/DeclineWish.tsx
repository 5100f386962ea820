import { useForm } from 'react-hook-form';
import { declineWish } from '#web/domains/rota/queries.ts';
import type { ShiftWish } from '#web/domains/rota/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { useOwnText } from './useOwnText.ts';

/** Declines what somebody asks for; they read why. */
export default function DeclineWish({ wish, ...opened }: Opened & { wish: ShiftWish }) {
  const { t } = useTranslation();
  const text = useOwnText();
  const { register, setError, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { run, isPending } = useAction(declineWish, {
    done: t('rota.wishes.declined'),
    failed: t('rota.wishes.notAnswered'),
    onDone: opened.onClose,
    fields: ['reason'],
    setError,
  });
  return (
    <FormDialog
      {...opened}
      title={t('rota.wishes.declineTitle')}
      description={t('rota.wishes.declineText', { name: wish.name, shift: text.wholeOf(wish) })}
      onSubmit={handleSubmit((body) => run({ params: { id: wish.id }, body }))}
      submit={t('rota.wishes.decline')}
      danger
      busy={isPending}
    >
      <Field
        label={t('common.reason')}
        hint={t('rota.wishes.reasonHint')}
        optionalLabel={t('common.optional')}
        error={formState.errors.reason?.message}
      >
        <TextArea minRows={2} maxLength={500} {...register('reason')} />
      </Field>
    </FormDialog>
  );
}
