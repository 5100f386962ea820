import { startOf } from '#web/domains/roll-call/rules.ts';
import type { Refused } from '#web/domains/roll-call/send.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';

type RefusedResultProps = { refused: Refused; onDiscard(uuid: string): Promise<void> };

/** A roll call that the server does not take: why, and its end, which asks first and says what is lost. */
export function RefusedResult({ refused: { result, reason }, onDiscard }: RefusedResultProps) {
  const { t } = useTranslation();
  const time = formatInstant(startOf(result));
  const missing = result.children.filter(({ isAccounted }) => !isAccounted).length;
  const ask = () =>
    confirmDelete({
      title: t('rollCall.discardRefused.title', { time }),
      text: t('rollCall.discardRefused.text', { count: result.children.length, missing }),
      label: t('rollCall.discardRefused.confirm'),
      cancel: t('common.keepIt'),
      doDelete: () => onDiscard(result.uuid),
    });
  return (
    <Alert
      tone="error"
      title={t('rollCall.refused', { time })}
      action={
        <Button variant="secondary" onClick={ask}>
          {t('common.discard')}
        </Button>
      }
    >
      {reason}
    </Alert>
  );
}
