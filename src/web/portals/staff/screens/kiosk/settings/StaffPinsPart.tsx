import { useQuery } from '@tanstack/react-query';
import { resetStaffPin, type StaffPinHolder, staffPins } from '#web/domains/kiosk/room-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Which members of staff have a PIN for classroom tablets, and the end of one that became known. */
export function StaffPinsPart() {
  const { t } = useTranslation();
  const query = useQuery({ ...staffPins, staleTime: 0 });
  const failed = { title: t('common.thatDidNotWork'), description: t('kioskManagement.loadFailed') };
  const { run: reset } = useAction(resetStaffPin, { failed });
  const askReset = ({ staffId, name }: StaffPinHolder) =>
    confirmDelete({
      title: t('kioskManagement.pins.resetTitle', { name }),
      text: t('kioskManagement.staffPins.resetText', { name }),
      label: t('kioskManagement.pins.reset'),
      doDelete: () =>
        reset({ params: { id: staffId } }, { done: { title: t('kioskManagement.pins.wasReset'), description: name } }),
    });
  return (
    <Card as="section" title={t('kioskManagement.staffPins.title')} description={t('kioskManagement.staffPins.text')}>
      <Loaded
        query={query}
        failed={t('kioskManagement.loadFailed')}
        skeleton={<SkeletonText label={t('kioskManagement.loading')} lines={3} />}
      >
        {(all) => (
          <ul className="flex flex-col divide-y divide-line">
            {all.map((holder) => (
              <li key={holder.staffId} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
                <span className="wrap-anywhere min-w-36 flex-1 font-medium">{holder.name}</span>
                <Badge tone={holder.setAt ? 'success' : 'neutral'}>
                  {t(holder.setAt ? 'kioskManagement.pins.has' : 'kioskManagement.pins.hasNot')}
                </Badge>
                {holder.setAt && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`${t('kioskManagement.pins.reset')}: ${holder.name}`}
                    onClick={() => askReset(holder)}
                  >
                    {t('kioskManagement.pins.reset')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
