import { useMutation, useQuery } from '@tanstack/react-query';
import { Pill, Plus } from 'lucide-react';
import { useState } from 'react';
import { endMedication, medicationsOf } from '../../../../../domains/medications/queries.ts';
import type { Medication } from '../../../../../domains/medications/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { Loading } from '../../../../../ui/Loading.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { MedicineHint } from '../../activities/sheets/MedicineHint.tsx';
import { ProfilePart } from '../profile/ProfilePart.tsx';

type MedicationsPartProps = { childId: number; onEdit(medication: Medication | undefined): void };

/** The medicines a guardian consented to, on the child's profile; for those who may see medical details. */
export default function MedicationsPart({ childId, onEdit }: MedicationsPartProps) {
  const { t } = useTranslation();
  const read = useQuery(medicationsOf(childId));
  const [ending, setEnding] = useState<Medication>();
  const { mutate: end, isPending } = useMutation({
    ...endMedication,
    onSuccess: (reply, ...rest) => {
      setEnding(undefined);
      toast({ title: t('activities.medications.ended', { name: reply.name }), variant: 'success' });
      return endMedication.onSuccess(reply, ...rest);
    },
    onError: (error) =>
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('activities.medications.notSaved')),
        variant: 'error',
      }),
  });
  return (
    <ProfilePart title={t('activities.medications.title')}>
      {!read.data && read.isError && (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('activities.medications.failed')}
        </Alert>
      )}
      {!read.data && !read.isError && <Loading variant="inline" message={t('activities.medications.loading')} />}
      {read.data?.length === 0 && <p className="text-ink-soft">{t('activities.medications.none')}</p>}
      {read.data && read.data.length > 0 && (
        <ul className="divide-y divide-line">
          {read.data.map((medication) => (
            <Row key={medication.id} medication={medication} onEdit={onEdit} onEnd={() => setEnding(medication)} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onEdit(undefined)}
      >
        {t('activities.medications.add')}
      </Button>
      {ending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setEnding(undefined)}
          title={t('activities.medications.endTitle', { name: ending.name })}
          confirmLabel={t('activities.medications.endConfirm')}
          cancelLabel={t('activities.medications.cancel')}
          danger
          busy={isPending}
          onConfirm={() => end({ params: { id: ending.id } })}
        >
          {t('activities.medications.endText')}
        </ConfirmDialog>
      )}
    </ProfilePart>
  );
}

type RowProps = { medication: Medication; onEdit(medication: Medication): void; onEnd(): void };

function Row({ medication, onEdit, onEnd }: RowProps) {
  const { t } = useTranslation();
  const { name, dose, state, fromOn, untilOn } = medication;
  const words = t(`activities.medications.states.${state}`, {
    from: formatDate(fromOn, 'short'),
    until: formatDate(untilOn, 'short'),
  });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Pill className="mt-0.5 size-5 shrink-0 text-ink-faint" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-ink-soft text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink">
          <span className="font-medium">{t('activities.medicine.nameAndDose', { name, dose })}</span>
          <Badge tone={state === 'current' ? 'success' : 'neutral'}>{words}</Badge>
        </p>
        <MedicineHint medication={medication} />
        {state !== 'ended' && (
          <p className="-ms-3 mt-1 flex gap-1">
            <Button
              variant="quiet"
              size="small"
              aria-label={t('activities.medications.editOf', { name })}
              onClick={() => onEdit(medication)}
            >
              {t('activities.medications.edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('activities.medications.endOf', { name })}
              onClick={onEnd}
            >
              {t('activities.medications.end')}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
