import { CreditCard, House, Images, MessageSquareText } from 'lucide-react';
import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import type { BottomLink } from '#web/layout/BottomBar.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf, useAddress, useShownView } from '#web/portals/parent/screens/dashboard/views.ts';

/** What families come for, in the bar of every screen (web-26); the child stays the one that is shown. */
export function useMainLinks(): readonly BottomLink[] {
  const { t } = useTranslation();
  const { child } = useAddress();
  const shown = useShownView();
  const count = useUnreadCount(0);
  return [
    {
      to: addressOf('dashboard', child),
      text: t('shell.today'),
      icon: House,
      isCurrent: shown === 'dashboard',
    },
    {
      to: '/parent-messages',
      text: t('shell.nav.messages'),
      icon: MessageSquareText,
      isCurrent: shown === 'messages',
      waiting: { count, said: t('shell.nav.messagesUnread', { count }) },
    },
    {
      to: addressOf('gallery', child),
      text: t('familyDay.header.photos'),
      icon: Images,
      isCurrent: shown === 'gallery',
    },
    {
      to: addressOf('billing', child),
      text: t('shell.nav.billing'),
      icon: CreditCard,
      isCurrent: shown === 'billing' || shown === 'checkout',
    },
  ];
}
