import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Line } from './rules.ts';

/** Says what happened, with the child's name where there is one. */
export function useNotificationText(): (line: Line) => string {
  const { t } = useTranslation();
  return ({ event, child, ids, isUrgent }) => {
    if (event === 'received') return isUrgent ? t('notifications.urgentMessage') : t('notifications.message');
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
