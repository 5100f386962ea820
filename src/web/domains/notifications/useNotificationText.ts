import type { EventName } from '#contract/notifications-kinds.ts';
import { localeOf } from '#web/lib/locale.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Line } from './rules.ts';
import { useMessageText } from './useMessageText.ts';

const OF_CHILDREN = [
  'reported',
  'written',
  'checked-in',
  'checked-out',
  'achieved',
  'not-come',
  'look-overdue',
  'pickup-proposed',
  'pickup-accepted',
  'pickup-declined',
  'file-proposed',
  'file-changed',
  'file-accepted',
  'file-declined',
  'document-requested',
  'document-due',
  'document-expiring',
  'document-received',
  'document-accepted',
  'document-refused',
  'consent-withdrawn',
  'booking-requested',
  'booking-confirmed',
  'booking-declined',
  'booking-ended',
  'form-sent',
  'form-due',
  'form-overdue',
  'form-signed',
  'form-refused',
] as const;
/** What is said with what it is about: a camera's name, an event's title, an invoice's number, a day. */
const ABOUT = [
  'issued',
  'due',
  'overdue',
  'offline',
  'online',
  'event-added',
  'event-changed',
  'event-canceled',
] as const;

/** What is said with the day that it is about. */
const ON_A_DAY = [
  'duty-corrected',
  'duty-asked',
  'duty-declined',
  'own-paper-due',
  'team-paper-due',
  'cover-asked',
  'cover-taken',
  'swap-asked',
  'swap-approved',
  'swap-declined',
] as const;

/** Says what happened: who wrote, and about whom or what. */
export function useNotificationText(): (
  line: Pick<Line, 'event' | 'child' | 'children' | 'from' | 'about' | 'ids' | 'isUrgent'>,
) => string {
  const { t } = useTranslation();
  const names = useNames();
  const message = useMessageText();
  return ({ event, child, children, from, about, ids, isUrgent }) => {
    const count = ids.length;
    const name = child?.firstName ?? (children.length > 0 ? names(children) : null);
    if (event === 'received') return message({ from, name, isUrgent });
    if (event === 'posted')
      return name ? t('notifications.photosOf', { count, name }) : t('notifications.photos', { count });
    if (isOneOf(OF_CHILDREN, event)) {
      if (!name) return t(`notifications.ofSomebody.${event}`);
      if (event === 'look-overdue' && about) return t('notifications.sleepCheckIn', { name, room: about });
      if (event === 'not-come' && children.length > 0) return t('notifications.severalNotCome', { name });
      return t(`notifications.ofChild.${event}`, { name });
    }
    if (!about) return t(`notifications.events.${event}`);
    if (isOneOf(ON_A_DAY, event)) return t(`notifications.eventsAbout.${event}`, { about: formatDate(about) });
    return isOneOf(ABOUT, event)
      ? t(`notifications.eventsAbout.${event}`, { about })
      : t(`notifications.events.${event}`);
  };
}

/** More names than these are counted from the fourth on. */
const MOST_NAMES = 4;
function useNames(): (names: readonly string[]) => string {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  return (names) => {
    if (names.length <= MOST_NAMES) return list.format(names);
    const said = names.slice(0, MOST_NAMES - 1);
    return list.format([...said, t('notifications.moreChildren', { count: names.length - said.length })]);
  };
}

const isOneOf = <E extends EventName>(events: readonly E[], event: EventName): event is E =>
  events.some((known) => known === event);
