import { useState } from 'react';
import { formatInstant } from '../lib/time.ts';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { startOf } from './rules.ts';
import type { Refused } from './send.ts';

type RefusedResultProps = { refused: Refused; onDiscard(uuid: string): Promise<void> };

/** A roll call that the server does not take: why, and its end, which asks first and says what is lost. */
export function RefusedResult({ refused: { result, reason }, onDiscard }: RefusedResultProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const time = formatInstant(startOf(result));
  const missing = result.children.filter(({ isAccounted }) => !isAccounted).length;
  const discard = async () => {
    setBusy(true);
    await onDiscard(result.uuid).finally(() => setBusy(false));
  };
  return (
    <Alert
      tone="error"
      title={t('rollCall.refused', { time })}
      action={
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('rollCall.stop')}
        </Button>
      }
    >
      {reason}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('rollCall.discardRefused.title', { time })}
        confirmLabel={t('rollCall.discardRefused.confirm')}
        cancelLabel={t('rollCall.discardRefused.keep')}
        danger
        busy={isBusy}
        onConfirm={() => void discard()}
      >
        {t('rollCall.discardRefused.text', { count: result.children.length, missing })}
      </ConfirmDialog>
    </Alert>
  );
}
