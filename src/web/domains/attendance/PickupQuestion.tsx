import { useQuery } from '@tanstack/react-query';
import { childProfile } from '#web/domains/children/queries.ts';
import { pickupWarnings } from '#web/domains/guardians/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { acknowledged, type RefusedPickup } from './pickup.ts';
import type { Recording } from './rules.ts';

type PickupQuestionProps = {
  refused: RefusedPickup;
  onCancel(): void;
  onAcknowledge(body: Recording): void;
};

/** Stops a check-out by somebody who may not pick up, until staff say that they have read the warning. */
export default function PickupQuestion({ refused, onCancel, onAcknowledge }: PickupQuestionProps) {
  const { t } = useTranslation();
  const { data } = useQuery(childProfile(Number(refused.body.childId)));
  return (
    <ConfirmDialog
      onClose={onCancel}
      title={t('attendance.pickup.askTitle')}
      confirmLabel={t('attendance.pickup.acknowledge')}
      danger
      onConfirm={() => onAcknowledge(acknowledged(refused))}
    >
      <p className="font-medium text-ink">{refused.warning}</p>
      {pickupWarnings(data?.guardians ?? []).map(
        ({ guardianshipId, name, custodyNote: note }) =>
          note && (
            <p key={guardianshipId} className="mt-2 whitespace-pre-line break-words">
              {t('attendance.pickup.askNote', { name, note })}
            </p>
          ),
      )}
      <p className="mt-2">{t('attendance.pickup.ask')}</p>
    </ConfirmDialog>
  );
}
