import type { UseQueryResult } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { Link } from 'react-router';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import type { ParentChild } from '#web/domains/guardians/accounts/rules.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { formatInstantBriefly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import { addressOf } from './views.ts';

type Message = ReplyOf<'GET /api/messages/recent'>[number];
type LatestPartProps = {
  today: FamilyDay | undefined;
  messages: UseQueryResult<Message[]>;
  child: ParentChild;
};

/** The day's last photo, and the last message from the center; nothing where there is neither. */
export function LatestPart({ today, messages, child }: LatestPartProps) {
  const photo = today?.entries.findLast(({ thumbnailUrl }) => thumbnailUrl);
  const message = messages.data?.find(({ childId }) => childId === null || childId === child.id);
  if (!photo && !message) return null;
  return (
    <div className="flex min-w-0 items-stretch gap-2.5">
      {photo?.thumbnailUrl && <LastPhoto photo={photo} address={photo.thumbnailUrl} child={String(child.id)} />}
      {message && <LastMessage message={message} />}
    </div>
  );
}

type LastPhotoProps = { photo: FamilyDay['entries'][number]; address: string; child: string };

/** It opens large in the gallery. */
function LastPhoto({ photo, address, child }: LastPhotoProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={`${addressOf('gallery', child)}&photo=${photo.recordId}`}
      aria-label={t('familyDay.latest.photo', { title: photo.title })}
      className="h-26 w-32 shrink-0 overflow-hidden rounded-lg border border-line bg-sunken shadow-card"
    >
      <Private className="block size-full">
        <img src={address} width={320} height={240} alt="" decoding="async" className="size-full object-cover" />
      </Private>
    </Link>
  );
}

function LastMessage({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { threadId, senderName, createdAt, subject, content, isRead } = message;
  return (
    <Link
      to={`/parent-messages?thread=${threadId}`}
      state={{ opened: 'thread' }}
      className="flex min-w-0 flex-1 gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-card hover:bg-sunken"
    >
      <MessageSquareText className="mt-0.5 size-5 shrink-0 text-action" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">
          {isRead ? t('familyDay.latest.message') : t('familyDay.latest.messageUnread')}:{' '}
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={isRead ? 'truncate font-medium' : 'truncate font-semibold'}>{senderName}</span>
          <time dateTime={createdAt} className="shrink-0 text-ink-soft text-xs">
            {formatInstantBriefly(createdAt)}
          </time>
        </span>
        <span className="line-clamp-2 break-words text-ink-soft text-sm">
          <Private>{[subject, content].filter(Boolean).join(' · ')}</Private>
        </span>
      </span>
    </Link>
  );
}
