import { formatTime, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type LaterThanNowProps = {
  /** HH:MM; asks while there is one. */
  time: string | undefined;
  onChange(): void;
  onConfirm(): void;
};

/** A time later than now is recorded when asked for, but mostly it is a slip (attendance-4). */
export function LaterThanNow({ time, onChange, onConfirm }: LaterThanNowProps) {
  const { t } = useTranslation();
  const now = useCenterNow();
  return (
    <ConfirmDialog
      open={time !== undefined}
      onClose={onChange}
      title={t('attendance.later.title', { time: formatTime(time) })}
      confirmLabel={t('attendance.later.confirm', { time: formatTime(time) })}
      cancelLabel={t('attendance.later.cancel')}
      onConfirm={onConfirm}
    >
      {t('attendance.later.text', { now: formatTime(now.time) })}
    </ConfirmDialog>
  );
}
