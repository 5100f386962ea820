import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { acknowledgeIncident } from '#web/domains/incidents/family-queries.ts';
import { draftOf } from '#web/lib/draft.ts';
import { useParentSession } from '#web/lib/session.ts';
import { useKeptDraft } from '#web/lib/useKeptDraft.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';

type Values = { signature: string };

/** The parent's name, typed as a signature. */
export function AcknowledgeForm({ incidentId }: { incidentId: number }) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const [draft] = useState(() => draftOf(`acknowledge-${incidentId}`, account.id, isValues));
  const { register, handleSubmit, setError, subscribe, formState } = useForm<Values>({
    defaultValues: draft.read() ?? { signature: '' },
  });
  const { errors } = formState;
  useKeptDraft(subscribe, draft);

  const { run: acknowledge, isPending } = useAction(
    {
      ...acknowledgeIncident,
      // This form is gone as soon as the signature is shown in its place.
      onSuccess: (...answer) => {
        draft.drop();
        return acknowledgeIncident.onSuccess(...answer);
      },
    },
    {
      done: { title: t('familyDayDetails.incidents.done'), description: t('familyDayDetails.incidents.doneText') },
      failed: { title: t('familyDayDetails.incidents.failed'), description: t('common.pleaseTryAgain') },
      fields: ['signature'],
      setError,
    },
  );
  const send = (body: Values) => acknowledge({ params: { id: incidentId }, body });

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <Field
        label={t('familyDayDetails.incidents.signature')}
        hint={t('familyDayDetails.incidents.signatureHint')}
        required
        error={errors.signature?.message}
      >
        <TextInput
          autoComplete="name"
          maxLength={160}
          {...register('signature', {
            validate: (name) => name.trim() !== '' || t('familyDayDetails.incidents.signatureRequired'),
          })}
        />
      </Field>
      <Button type="submit" className="sm:self-start" busy={isPending} busyLabel={t('common.sending')}>
        {t('familyDayDetails.incidents.acknowledge')}
      </Button>
    </form>
  );
}

const isValues = (kept: unknown): kept is Values =>
  typeof kept === 'object' && kept !== null && 'signature' in kept && typeof kept.signature === 'string';
