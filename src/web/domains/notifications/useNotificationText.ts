import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Line } from './rules.ts';

/** Says what happened: who wrote, and about which child. */
export function useNotificationText(): (line: Line) => string {
  const { t } = useTranslation();
  return ({ event, child, from, ids, isUrgent }) => {
    if (event === 'received') {
      const how = isUrgent ? 'urgentMessage' : 'message';
      if (!from) return t(`notifications.${how}`);
      return child
        ? t(`notifications.${how}About`, { from, name: child.firstName })
        : t(`notifications.${how}From`, { from });
    }
    if (event === 'posted') {
      const count = ids.length;
      return child
        ? t('notifications.photosOf', { count, name: child.firstName })
        : t('notifications.photos', { count });
    }
    const isOfChild =
      event === 'reported' ||
      event === 'written' ||
      event === 'checked-in' ||
      event === 'checked-out' ||
      event === 'achieved';
    if (isOfChild) {
      return child
        ? t(`notifications.ofChild.${event}`, { name: child.firstName })
        : t(`notifications.ofSomebody.${event}`);
    }
    return t(`notifications.events.${event}`);
  };
}
