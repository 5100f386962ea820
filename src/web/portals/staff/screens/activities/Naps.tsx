import { useMutation } from '@tanstack/react-query';
import { endNaps, resumeNap } from '../../../../domains/activities/queries.ts';
import { byNextLook, type LoggedChild, type RunningNap } from '../../../../domains/activities/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { toast } from '../../../../ui/toast.ts';
import { NapRow } from './NapRow.tsx';
import { useFailure } from './useLog.ts';

type NapsProps = { present: readonly LoggedChild[]; now: number; everyMinutes: number };

/** Who sleeps, the one to look at next first. Each child is looked at and recorded by itself: there is no 'all'. */
export function Naps({ present, now, everyMinutes }: NapsProps) {
  const { t } = useTranslation();
  const failed = useFailure();
  const { mutate: resume } = useMutation({ ...resumeNap, onError: failed });
  const { mutate: end } = useMutation({
    ...endNaps,
    onSuccess: (reply, ...rest) => {
      const [ended] = reply;
      toast({
        title: ended?.activity ?? '',
        variant: 'success',
        ...(ended && {
          action: { label: t('activities.undo'), onSelect: () => resume({ params: { id: ended.id } }) },
        }),
      });
      return endNaps.onSuccess(reply, ...rest);
    },
    onError: failed,
  });
  const sleeping = present.flatMap((child) => (child.nap ? [{ child, nap: child.nap }] : []));
  if (sleeping.length === 0) return null;
  return (
    <Card
      title={t('activities.naps.title', { count: sleeping.length })}
      description={t('activities.naps.every', { count: everyMinutes })}
      flush
    >
      <ul className="divide-y divide-line">
        {sleeping.toSorted(byNextLook).map(({ child, nap }: { child: LoggedChild; nap: RunningNap }) => (
          <NapRow key={nap.id} child={child} nap={nap} now={now} onWoke={() => end({ body: { ids: [nap.id] } })} />
        ))}
      </ul>
    </Card>
  );
}
