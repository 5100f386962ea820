import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { acknowledgeIncident } from '../../../../../domains/incidents/queries.ts';
import { draftOf } from '../../../../../lib/draft.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useParentSession } from '../../../../../lib/session.ts';
import { useKeptDraft } from '../../../../../lib/useKeptDraft.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';

type Values = { signature: string };

/** The parent's name, typed as a signature. */
export function AcknowledgeForm({ incidentId }: { incidentId: number }) {
  const { t } = useTranslation();
  const { account } = useParentSession();
  const [draft] = useState(() => draftOf(`acknowledge-${incidentId}`, account.id, isValues));
  const {
    mutate: acknowledge,
    isPending,
    variables,
  } = useMutation({
    ...acknowledgeIncident,
    // Not at the call: this form is gone as soon as the signature is shown in its place.
    onSuccess: (...answer) => {
      draft.drop();
      toast({
        title: t('portalMore.incidents.done'),
        description: t('portalMore.incidents.doneText'),
        variant: 'success',
      });
      return acknowledgeIncident.onSuccess(...answer);
    },
  });
  const { register, handleSubmit, setError, subscribe, formState } = useForm<Values>({
    defaultValues: draft.read() ?? { signature: '' },
  });
  const { errors } = formState;
  useKeptDraft(subscribe, draft);

  const send = (body: Values) =>
    acknowledge(sentBeforeOr(variables, { params: { id: incidentId }, body }), {
      onError: (error) => {
        showRefusedFields(error, { signature: 'signature' }, setError);
        toast({
          title: t('portalMore.incidents.failed'),
          description: reasonOf(error, t('portalMore.incidents.failedFallback')),
          variant: 'error',
        });
      },
    });

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <Field
        label={t('portalMore.incidents.signature')}
        hint={t('portalMore.incidents.signatureHint')}
        required
        error={errors.signature?.message}
      >
        <TextInput
          autoComplete="name"
          maxLength={160}
          {...register('signature', {
            validate: (name) => name.trim() !== '' || t('portalMore.incidents.signatureRequired'),
          })}
        />
      </Field>
      <Button
        type="submit"
        className="sm:self-start"
        busy={isPending}
        busyLabel={t('portalMore.incidents.acknowledging')}
      >
        {t('portalMore.incidents.acknowledge')}
      </Button>
    </form>
  );
}

const isValues = (kept: unknown): kept is Values =>
  typeof kept === 'object' && kept !== null && 'signature' in kept && typeof kept.signature === 'string';
