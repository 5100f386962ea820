import type { FamilyIncident } from '../../../../domains/incidents/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Private } from '../../../../ui/Private.tsx';

type WaitingIncidentsProps = { incidents: readonly FamilyIncident[]; name: string; onOpen(id: number): void };

/** Says that there is something to read and sign. */
export function WaitingIncidents({ incidents, name, onOpen }: WaitingIncidentsProps) {
  const { t } = useTranslation();
  const [first] = incidents;
  if (!first) return null;
  return (
    <Alert
      tone="warning"
      title={<Private>{t('portal.incidents.waiting', { name, count: incidents.length })}</Private>}
      action={
        <Button size="small" onClick={() => onOpen(first.id)}>
          {t('portal.incidents.read')}
        </Button>
      }
    >
      {t('portal.incidents.waitingText', { count: incidents.length })}
    </Alert>
  );
}
