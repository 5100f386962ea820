import { endNaps, resumeNap } from '#web/domains/activities/queries.ts';
import { byNextLook, type LoggedChild, type RunningNap } from '#web/domains/activities/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { NapRow } from './NapRow.tsx';

type NapsProps = { present: readonly LoggedChild[]; now: number; everyMinutes: number };

/** Who sleeps, the one to look at next first. Each child is looked at and recorded by itself: there is no 'all'. */
export function Naps({ present, now, everyMinutes }: NapsProps) {
  const { t } = useTranslation();
  const failed = t('activities.notRecorded');
  const { run: resume } = useAction(resumeNap, { failed });
  const { run: end } = useAction(endNaps, {
    done: ([ended]) => ({
      title: ended?.activity ?? '',
      ...(ended && {
        action: { label: t('activities.undo'), onSelect: () => void resume({ params: { id: ended.id } }) },
      }),
    }),
    failed,
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
