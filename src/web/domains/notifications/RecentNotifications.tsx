import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Portal, portalOf } from '#web/lib/portal.ts';
import { dayOf, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { markRead, notifications, RECENT } from './queries.ts';
import { linesOf, placeOf } from './rules.ts';
import { useNotificationText } from './useNotificationText.ts';

const SHOWN = 5;

/** The newest notifications as items of the bell's menu; messages stand above them already. */
export function RecentNotifications() {
  const { t } = useTranslation();
  const portal: Portal = portalOf(location.pathname);
  const { data, isError } = useQuery(notifications(RECENT));
  const { mutate } = useMutation(markRead);
  const say = useNotificationText();
  if (isError) return <p className="px-3 py-2 text-ink-soft">{t('notifications.failedShort')}</p>;
  if (!data) return <p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>;
  const others = data.filter(({ kind }) => kind !== 'message');
  if (others.length === 0) return <p className="px-3 py-2 text-ink-soft">{t('notifications.noneShort')}</p>;
  return linesOf(others, dayOf)
    .slice(0, SHOWN)
    .map((line) => (
      <MenuItem key={line.id} asChild>
        <Link
          to={placeOf(portal, line)}
          onClick={() => !line.isRead && mutate({ body: { ids: [...line.ids] } })}
          className="items-baseline!"
        >
          <span className={`private min-w-0 flex-1 ${line.isRead ? '' : 'font-semibold'}`}>
            {!line.isRead && <span className="sr-only">{t('notifications.unread')}: </span>}
            {say(line)}
          </span>
          <time dateTime={line.createdAt} className="shrink-0 text-ink-soft text-xs">
            {formatInstant(line.createdAt)}
          </time>
        </Link>
      </MenuItem>
    ));
}
