import { useQuery } from '@tanstack/react-query';
import { childProfile } from '#web/domains/children/queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useRelationshipWord } from '#web/domains/guardians/relationships.ts';
import { pickupWarnings } from '#web/domains/guardians/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

/** At check-out: who may not pick this child up, and every custody note that the reader's role may see. */
export function PickupWarning({ child }: { child: Child }) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  const query = useQuery(childProfile(child.id));
  if (!query.data && query.isError) {
    return <LoadFailed read={query} failed={t('attendance.pickup.failed', { child: fullName(child) })} />;
  }
  const warnings = pickupWarnings(query.data?.guardians ?? []);
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
