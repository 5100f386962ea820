import { useQuery } from '@tanstack/react-query';
import { Pill, Plus } from 'lucide-react';
import { endMedication, medicationsOf } from '#web/domains/medications/queries.ts';
import type { Medication } from '#web/domains/medications/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MedicineHint } from '#web/portals/staff/screens/activities/log-forms/MedicineHint.tsx';
import { ProfilePart } from '#web/portals/staff/screens/children/profile/ProfilePart.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { useAction } from '#web/ui/useAction.ts';

type MedicationsPartProps = { childId: number; onEdit(medication: Medication | undefined): void };

/** The medicines a guardian consented to, on the child's profile; for those who may see medical details. */
export default function MedicationsPart({ childId, onEdit }: MedicationsPartProps) {
  const { t } = useTranslation();
  const read = useQuery(medicationsOf(childId));
  const { run: end } = useAction(endMedication, {
    done: ({ name }) => t('activities.medications.ended', { name }),
    failed: t('activities.medications.notSaved'),
  });
  const askEnd = ({ id, name }: Medication) =>
    confirmDelete({
      title: t('activities.medications.endTitle', { name }),
      text: t('activities.medications.endText'),
      label: t('activities.medications.endConfirm'),
      doDelete: () => end({ params: { id } }),
    });
  return (
    <ProfilePart title={t('activities.medications.title')}>
      <Loaded
        query={read}
        failed={t('activities.medications.failed')}
        skeleton={<Loading variant="inline" message={t('activities.medications.loading')} />}
        empty={<p className="text-ink-soft">{t('activities.medications.none')}</p>}
      >
        {(all) => (
          <ul className="divide-y divide-line">
            {all.map((medication) => (
              <Row key={medication.id} medication={medication} onEdit={onEdit} onEnd={() => askEnd(medication)} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button variant="secondary" size="small" className="mt-3" icon={<Plus />} onClick={() => onEdit(undefined)}>
        {t('activities.medications.add')}
      </Button>
    </ProfilePart>
  );
}

type RowProps = { medication: Medication; onEdit(medication: Medication): void; onEnd(): void };

function Row({ medication, onEdit, onEnd }: RowProps) {
  const { t } = useTranslation();
  const { name, dose, state, fromOn, untilOn } = medication;
  const shownText = t(`activities.medications.states.${state}`, {
    from: formatDate(fromOn, 'short'),
    until: formatDate(untilOn, 'short'),
  });
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Pill className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 text-ink-soft text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink">
          <span className="font-medium">{t('activities.medicine.nameAndDose', { name, dose })}</span>
          <Badge tone={state === 'current' ? 'success' : 'neutral'}>{shownText}</Badge>
        </p>
        <MedicineHint medication={medication} />
        {state !== 'ended' && (
          <p className="-ms-3 mt-1 flex gap-1">
            <Button
              variant="quiet"
              size="small"
              aria-label={t('common.editNamed', { name })}
              onClick={() => onEdit(medication)}
            >
              {t('common.edit')}
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
