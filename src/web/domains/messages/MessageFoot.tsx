import { useMutation } from '@tanstack/react-query';
import { CheckCheck, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { WITHDRAW_MS } from '../../../contract/message-limits.ts';
import { reasonOf } from '../../lib/errors.ts';
import { secondsUntil } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { toast } from '../../ui/toast.ts';
import { withdraw } from './queries.ts';
import type { ThreadMessage } from './rules.ts';

const ReceiptsDialog = lazy(() => import('./ReceiptsDialog.tsx'));

/** How a message was received, to the side that sent it; and the way to take it back while there is one. */
export function MessageFoot({ message }: { message: ThreadMessage }) {
  const { t } = useTranslation();
  const [showing, setShowing] = useState(false);
  const { receipts, priority } = message;
  const mayWithdraw = useMayWithdraw(message);
  if (!receipts && !mayWithdraw) return null;
  const isUnderWay = receipts !== null && receipts.delivered < receipts.total;
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      {isUnderWay && (
        <div className="basis-full">
          <ProgressBar
            label={t('messages.delivering', { done: receipts.delivered, total: receipts.total })}
            value={receipts.delivered}
            max={receipts.total}
          />
        </div>
      )}
      {receipts && receipts.total > 0 && !isUnderWay && (
        <Button
          variant="quiet"
          size="small"
          className="-mx-2 [&_svg]:size-4"
          icon={<CheckCheck aria-hidden="true" />}
          onClick={() => setShowing(true)}
        >
          {priority === 'urgent'
            ? t('messages.acknowledgedBy', { done: receipts.acknowledged, count: receipts.total })
            : t('messages.seenBy', { done: receipts.seen, count: receipts.total })}
        </Button>
      )}
      {mayWithdraw && <Withdraw id={message.id} />}
      {showing && (
        <Suspense>
          <ReceiptsDialog message={message} onClose={() => setShowing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Until its 2 minutes are over. */
function useMayWithdraw({ canWithdraw, createdAt }: ThreadMessage): boolean {
  const until = new Date(Date.parse(createdAt) + WITHDRAW_MS).toISOString();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!canWithdraw) return;
    const timer = setTimeout(() => setOver(true), secondsUntil(until) * 1000);
    return () => clearTimeout(timer);
  }, [canWithdraw, until]);
  return canWithdraw && !isOver;
}

function Withdraw({ id }: { id: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation(withdraw);
  const confirm = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: t('messages.withdraw.done'), variant: 'success' }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('messages.withdraw.failed')),
            variant: 'error',
          }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-mx-2 [&_svg]:size-4"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('messages.withdraw.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('messages.withdraw.title')}
        confirmLabel={t('messages.withdraw.confirm')}
        cancelLabel={t('messages.keep')}
        danger
        busy={isPending}
        onConfirm={confirm}
      >
        {t('messages.withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
