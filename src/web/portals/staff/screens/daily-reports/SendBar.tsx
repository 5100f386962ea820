import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';

type SendBarProps = { ready: number; total: number; busy: boolean; onSend(): void };

/** Sends what is ready, at the thumb: how many that are stands on the button. */
export function SendBar({ ready, total, busy, onSend }: SendBarProps) {
  const { t } = useTranslation();
  return (
    <ActionBar className="items-center">
      <p className="min-w-0 flex-1 text-ink-soft text-sm" role="status">
        {ready === 0 ? t('dailyReports.room.hint') : t('dailyReports.room.ready', { ready, total })}
      </p>
      <Button
        size="large"
        disabled={ready === 0}
        busy={busy}
        busyLabel={t('dailyReports.room.sending')}
        onClick={onSend}
      >
        {t('dailyReports.room.send', { count: ready })}
      </Button>
    </ActionBar>
  );
}
