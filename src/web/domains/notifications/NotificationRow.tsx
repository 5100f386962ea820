import { Link } from 'react-router';
import type { Portal } from '#web/lib/portal.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { KindIcon } from './KindIcon.tsx';
import { type Line, placeOf } from './rules.ts';
import { useNotificationText } from './useNotificationText.ts';

type NotificationRowProps = { line: Line; portal: Portal; onRead(): void };

/** One line of the list; opening it leads to what it is about, and counts as having seen it. */
export function NotificationRow({ line, portal, onRead }: NotificationRowProps) {
  const { t } = useTranslation();
  const say = useNotificationText();
  return (
    <li>
      <Link
        to={placeOf(portal, line)}
        onClick={() => !line.isRead && onRead()}
        className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-5"
      >
        <KindIcon kind={line.kind} isUrgent={line.isUrgent} />
        <span className="min-w-0 flex-1">
          <span className={`private block ${line.isRead ? '' : 'font-semibold'}`}>{say(line)}</span>
          <time dateTime={line.createdAt} className="block text-ink-soft text-sm">
            {formatInstant(line.createdAt)}
          </time>
        </span>
        {!line.isRead && <Badge tone="action">{t('notifications.unread')}</Badge>}
      </Link>
    </li>
  );
}
