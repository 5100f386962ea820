import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { childProfile } from '../children/queries.ts';
import { pickupWarnings } from '../guardians/rules.ts';
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
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('attendance.pickup.askTitle')}
      confirmLabel={t('attendance.pickup.acknowledge')}
      cancelLabel={t('attendance.pickup.cancel')}
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
