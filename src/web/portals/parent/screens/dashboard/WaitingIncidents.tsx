import type { FamilyIncident } from '#web/domains/incidents/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';

type WaitingIncidentsProps = { incidents: readonly FamilyIncident[]; name: string; onOpen(id: number): void };

/** Says that there is something to read and sign. */
export function WaitingIncidents({ incidents, name, onOpen }: WaitingIncidentsProps) {
  const { t } = useTranslation();
  const [first] = incidents;
  if (!first) return null;
  return (
    <Alert
      tone="warning"
      title={<Private>{t('familyDay.incidents.waiting', { name, count: incidents.length })}</Private>}
      action={
        <Button size="small" onClick={() => onOpen(first.id)}>
          {t('familyDay.incidents.read')}
        </Button>
      }
    >
      {t('familyDay.incidents.waitingText', { count: incidents.length })}
    </Alert>
  );
}
