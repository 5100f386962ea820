import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openIncident } from '#web/domains/incidents/family-queries.ts';
import type { FamilyIncident } from '#web/domains/incidents/rules.ts';
import { useIncidentFacts } from '#web/domains/incidents/useIncidentFacts.tsx';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { AcknowledgeForm } from './AcknowledgeForm.tsx';

type IncidentDialogProps = {
  /** Which of them; it may be gone, or never have been theirs. */
  id: number;
  read: UseQueryResult<FamilyIncident[]>;
  name: string;
  onClose(): void;
};

/** An incident in full. Opening it tells the center that the family knows (incidents-2). */
export default function IncidentDialog({ id, read, name, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const facts = useIncidentFacts('parent');
  const incident = read.data?.find((one) => one.id === id);
  const { mutate: open } = useMutation(openIncident);
  const isUnseen = incident !== undefined && incident.seenAt === null;
  useEffect(() => {
    if (isUnseen) open({ params: { id } });
  }, [isUnseen, open, id]);

  return (
    <Dialog
      onClose={onClose}
      title={t('familyDayDetails.incidents.dialogTitle')}
      {...(incident && {
        description: (
          <Private>
            {t('familyDayDetails.incidents.dialogText', {
              name,
              date: formatDate(incident.date),
              time: formatTime(incident.time),
            })}
          </Private>
        ),
      })}
    >
      {incident ? (
        <>
          <DescriptionList
            items={[
              { term: t('familyDayDetails.incidents.what'), detail: <Paragraph>{incident.description}</Paragraph> },
              {
                term: t('familyDayDetails.incidents.action'),
                detail: <Paragraph>{incident.actionTaken || t('familyDayDetails.incidents.noAction')}</Paragraph>,
              },
              ...facts(incident),
              { term: t('familyDayDetails.incidents.by'), detail: incident.reportedBy },
              ...(incident.toldPerson && incident.parentNotifiedAt
                ? [
                    {
                      term: t('incidents.told'),
                      detail: (
                        <Private>{`${incident.toldPerson}, ${formatInstant(incident.parentNotifiedAt)}`}</Private>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <div className="mt-5">
            {incident.acknowledgedAt ? (
              <Alert tone="success">
                <Private>
                  {t('familyDayDetails.incidents.signed', {
                    name: incident.signature,
                    when: formatInstant(incident.acknowledgedAt),
                  })}
                </Private>
              </Alert>
            ) : (
              <AcknowledgeForm incidentId={id} />
            )}
          </div>
        </>
      ) : read.isPending ? (
        <SkeletonText label={t('familyDayDetails.incidents.loading')} lines={5} />
      ) : read.isError ? (
        <LoadFailed read={read} failed={t('familyDay.dashboard.couldNotLoad')} />
      ) : (
        <Alert tone="error">{t('familyDayDetails.incidents.gone')}</Alert>
      )}
    </Dialog>
  );
}

const Paragraph = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line break-words">
    <Private>{children}</Private>
  </p>
);
