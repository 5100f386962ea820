import { endNaps } from '#web/domains/activities/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { OpenPart, OpenRow } from './OpenPart.tsx';

type Nap = { readonly id: number; readonly firstName: string; readonly room: string };

/** Naps that nobody ended. */
export function NapsRunning({ read }: { read: Read<Nap[]> }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(endNaps, {
    done: (ended) => ({ title: t('dashboardClose.napsEnded', { count: ended.length }) }),
    failed: t('dashboardClose.notSaved'),
  });
  const end = (naps: readonly Nap[]) => {
    if (!isPending) void run({ body: { ids: naps.map(({ id }) => id) } });
  };
  return (
    <OpenPart
      title={t('dashboardClose.naps')}
      read={read}
      done={t('dashboardClose.napsDone')}
      action={
        read.data &&
        read.data.length > 1 && (
          <Button size="small" busy={isPending} onClick={() => end(read.data ?? [])}>
            {t('dashboardClose.endAll', { count: read.data.length })}
          </Button>
        )
      }
    >
      {(naps) => (
        <ul>
          {naps.map((nap) => (
            <OpenRow
              key={nap.id}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('dashboardClose.endNapOf', { name: nap.firstName })}
                  disabled={isPending}
                  onClick={() => end([nap])}
                >
                  {t('dashboardClose.endNap')}
                </Button>
              }
            >
              <Private className="block font-medium">{nap.firstName}</Private>
              <span className="block text-ink-soft text-sm">{nap.room}</span>
            </OpenRow>
          ))}
        </ul>
      )}
    </OpenPart>
  );
}
