import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openIncident } from '../../../../../domains/incidents/queries.ts';
import type { FamilyIncident } from '../../../../../domains/incidents/rules.ts';
import { formatDate, formatInstant, formatTime } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { DescriptionList } from '../../../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Private } from '../../../../../ui/Private.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { AcknowledgeForm } from './AcknowledgeForm.tsx';

type IncidentDialogProps = {
  /** Which of them; it may be gone, or never have been theirs. */
  id: number;
  read: UseQueryResult<FamilyIncident[]>;
  name: string;
  onClose(): void;
};

/** An incident in full. Opening it tells the center that the family knows (DECISIONS row 17). */
export default function IncidentDialog({ id, read, name, onClose }: IncidentDialogProps) {
  const { t } = useTranslation();
  const incident = read.data?.find((one) => one.id === id);
  const { mutate: open } = useMutation(openIncident);
  const isUnseen = incident !== undefined && incident.seenAt === null;
  useEffect(() => {
    if (isUnseen) open({ params: { id } });
  }, [isUnseen, open, id]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('portalMore.incidents.dialogTitle')}
      closeLabel={t('shell.close')}
      {...(incident && {
        description: (
          <Private>
            {t('portalMore.incidents.dialogText', {
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
              { term: t('portalMore.incidents.what'), detail: <Words>{incident.description}</Words> },
              {
                term: t('portalMore.incidents.action'),
                detail: <Words>{incident.actionTaken || t('portalMore.incidents.noAction')}</Words>,
              },
              { term: t('portalMore.incidents.by'), detail: incident.reportedBy },
            ]}
          />
          <div className="mt-5">
            {incident.acknowledgedAt ? (
              <Alert tone="success">
                <Private>
                  {t('portalMore.incidents.signed', {
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
        <div role="status" aria-label={t('portalMore.incidents.loading')}>
          <SkeletonText lines={5} />
        </div>
      ) : (
        <Alert
          tone="error"
          {...(read.isError && {
            retry: { label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() },
          })}
        >
          {read.isError ? t('portal.dashboard.couldNotLoad') : t('portalMore.incidents.gone')}
        </Alert>
      )}
    </Dialog>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="whitespace-pre-line break-words">
    <Private>{children}</Private>
  </p>
);
