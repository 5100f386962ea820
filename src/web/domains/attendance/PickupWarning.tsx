import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { childProfile } from '../children/queries.ts';
import { type Child, fullName } from '../children/rules.ts';
import { useRelationshipWord } from '../guardians/relationships.ts';
import { pickupWarnings } from '../guardians/rules.ts';

/** At check-out: who may not pick this child up, and every custody note that the reader's role may see. */
export function PickupWarning({ child }: { child: Child }) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  const { data, isError, isFetching, refetch } = useQuery(childProfile(child.id));
  if (!data && isError) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('attendance.pickup.failed', { child: fullName(child) })}
      </Alert>
    );
  }
  const warnings = pickupWarnings(data?.guardians ?? []);
  if (warnings.length === 0) return null;
  return (
    <Alert tone="error" title={t('attendance.pickup.title')}>
      {warnings.map((guardian) => {
        const who = { name: guardian.name, relationship: relationship(guardian.relationship) };
        return (
          <div key={guardian.guardianshipId} className="mt-1">
            {!guardian.mayPickUp && (
              <p className="font-medium">{t('attendance.pickup.barred', { ...who, child: fullName(child) })}</p>
            )}
            {guardian.custodyNote && (
              <p className="whitespace-pre-line break-words">
                {t('attendance.pickup.note', { ...who, note: guardian.custodyNote })}
              </p>
            )}
          </div>
        );
      })}
    </Alert>
  );
}
