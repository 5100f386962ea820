import { CheckCheck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { WITHDRAW_MS } from '#contract/messages-limits.ts';
import { secondsUntil } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { withdraw } from './queries.ts';
import type { ThreadMessage } from './rules.ts';

const ReceiptsDialog = lazyDialog(() => import('./ReceiptsDialog.tsx'));

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
          icon={<CheckCheck />}
          onClick={() => setShowing(true)}
          {...ReceiptsDialog.near}
        >
          {priority === 'urgent'
            ? t('messages.acknowledgedBy', { done: receipts.acknowledged, count: receipts.total })
            : t('messages.seenBy', { done: receipts.seen, count: receipts.total })}
        </Button>
      )}
      {mayWithdraw && <Withdraw id={message.id} />}
      {showing && <ReceiptsDialog message={message} onClose={() => setShowing(false)} />}
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
  const { run } = useAction(withdraw, { done: t('messages.withdraw.done'), failed: t('messages.withdraw.failed') });
  const ask = () =>
    confirmDelete({
      title: t('messages.withdraw.title'),
      text: t('messages.withdraw.text'),
      label: t('messages.withdraw.confirm'),
      cancel: t('messages.keep'),
      doDelete: () => run({ params: { id } }),
    });
  return (
    <Button variant="quiet" size="small" className="-mx-2 [&_svg]:size-4" icon={<Undo2 />} onClick={ask}>
      {t('common.withdraw')}
    </Button>
  );
}
