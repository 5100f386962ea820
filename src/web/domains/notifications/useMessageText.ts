import { useTranslation } from '#web/lib/useTranslation.tsx';

interface MessageHead {
  /** Who wrote it; null once it was withdrawn. */
  readonly from: string | null;
  /** The first name of the child it is about. */
  readonly name: string | null | undefined;
  readonly isUrgent: boolean;
}

/** Says that there is a message, from whom and about which child, and nothing of what it says. */
export function useMessageText(): (head: MessageHead) => string {
  const { t } = useTranslation();
  return ({ from, name, isUrgent }) => {
    const how = isUrgent ? 'urgentMessage' : 'message';
    if (!from) return t(`notifications.${how}`);
    return name ? t(`notifications.${how}About`, { from, name }) : t(`notifications.${how}From`, { from });
  };
}
