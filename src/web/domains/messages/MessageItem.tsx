import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { Attachments } from './Attachments.tsx';
import { MessageFoot } from './MessageFoot.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';
import { acknowledge } from './queries.ts';
import type { ThreadMessage } from './rules.ts';

/** A message in its thread: one's own at the end of the line, the others' at its beginning. */
export function MessageItem({ message }: { message: ThreadMessage }) {
  const { t } = useTranslation();
  const { isOwn, senderName, senderAs, createdAt, priority, withdrawnAt, messageType } = message;
  const sender = isOwn ? t('messages.you') : senderName;
  return (
    <li className={clsx('grid max-w-[88%] gap-1 sm:max-w-[80%]', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <p className={clsx('flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm', isOwn && 'justify-end')}>
        <span className="font-semibold text-ink">
          {senderAs ? t('messages.speaksFor', { name: sender, place: senderAs }) : sender}
        </span>
        <time dateTime={createdAt} className="text-xs tabular-nums">
          {formatInstant(createdAt)}
        </time>
      </p>
      <div
        className={clsx(
          'grid gap-3 rounded-lg px-4 py-3',
          isOwn ? 'bg-action-soft text-action-soft-ink' : 'bg-sunken text-ink',
          message.needsAcknowledgement && 'outline-2 outline-attention outline-offset-0',
        )}
      >
        {withdrawnAt ? (
          <p className="text-ink-soft italic">{t('messages.withdrawn')}</p>
        ) : (
          <>
            {(priority !== 'normal' || messageType === 'announcement') && (
              <p className="flex flex-wrap gap-1.5">
                <PriorityBadge priority={priority} />
                {messageType === 'announcement' && <Badge tone="highlight">{t('messages.announcement')}</Badge>}
              </p>
            )}
            <MessageText message={message} />
            {message.attachments.length > 0 && <Attachments files={message.attachments} />}
          </>
        )}
        <Acknowledgement message={message} />
      </div>
      {!withdrawnAt && <MessageFoot message={message} />}
    </li>
  );
}

/** What it says, in one of its languages. */
function MessageText({ message }: { message: ThreadMessage }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<string>(message.language);
  const { texts, language, content } = message;
  const shown = texts.find((text) => text.language === chosen);
  const all = [...new Set([language, ...texts.map((text) => text.language)])];
  const shownText = chosen === language ? content : (shown?.content ?? content);
  return (
    <>
      {all.length > 1 && (
        <SegmentedControl
          label={t('messages.languages.label')}
          options={all.map((value) => ({ value, label: t(`messages.languages.${value}`) }))}
          value={chosen}
          onChange={(value) => choose(value)}
        />
      )}
      <p lang={chosen} className="wrap-anywhere whitespace-pre-wrap">
        <Private>{shownText}</Private>
      </p>
    </>
  );
}

function Acknowledgement({ message }: { message: ThreadMessage }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(acknowledge, {
    failed: t('messages.acknowledgeFailed'),
  });
  if (message.acknowledgedAt && !message.isOwn) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-success-ink">
        <Check className="size-4 shrink-0" />
        {t('messages.acknowledgedAt', { when: formatInstant(message.acknowledgedAt) })}
      </p>
    );
  }
  if (!message.needsAcknowledgement) return null;
  const confirm = () => run({ params: { id: message.id } });
  return (
    <Button className="justify-self-start" busy={isPending} icon={<Check />} onClick={confirm}>
      {t('messages.acknowledge')}
    </Button>
  );
}
