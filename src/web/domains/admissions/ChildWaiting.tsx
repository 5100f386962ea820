import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { pauseOwnChild } from './queries.ts';
import type { FamilyInquiry } from './rules.ts';

const WishDialog = lazyDialog(() => import('./WishDialog.tsx'));

type Child = FamilyInquiry['children'][number];
type ChildWaitingProps = {
  token: string;
  child: Omit<Child, 'waiting'>;
  waiting: NonNullable<Child['waiting']>;
  today: string;
  onChanged(): void;
};

/** What a family does about a child that waits: pause it, let it wait again, wish for other days (admissions-16). */
export function ChildWaiting({ token, child, waiting, today, onChanged }: ChildWaitingProps) {
  const { t } = useTranslation();
  const wishing = useDialog();
  const { run, isPending } = useAction(pauseOwnChild, {
    done: t(waiting.isPaused ? 'admissionsUpkeep.resumed' : 'admissionsUpkeep.paused'),
    failed: t('admissionsUpkeep.notPaused'),
    onDone: onChanged,
  });
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => wishing.open()} {...WishDialog.near}>
        {t('admissionsUpkeep.changeWish')}
      </Button>
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t('common.saving')}
        onClick={() => void run({ params: { token, id: child.id }, body: { isPaused: !waiting.isPaused } })}
      >
        {t(waiting.isPaused ? 'admissionsUpkeep.resume' : 'admissionsUpkeep.pause')}
      </Button>
      {wishing.show((_, opened) => (
        <WishDialog token={token} child={{ ...child, waiting }} today={today} onChanged={onChanged} {...opened} />
      ))}
    </div>
  );
}
