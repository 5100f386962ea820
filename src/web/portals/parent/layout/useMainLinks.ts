import { CreditCard, House, Images, MessageSquareText } from 'lucide-react';
import { useLocation } from 'react-router';
import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import type { BottomLink } from '#web/layout/BottomBar.tsx';
import { HOMES } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';

/** What families come for, in the bar of every screen (web-26); the child stays the one that is shown. */
export function useMainLinks(): readonly BottomLink[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { view, child } = useAddress();
  const count = useUnreadCount(0);
  const isAt = (path: string, ...views: readonly (typeof view)[]) =>
    pathname === path || (pathname === HOMES.parent && views.includes(view));
  return [
    {
      to: addressOf('dashboard', child),
      text: t('shell.today'),
      icon: House,
      isCurrent: isAt('', 'dashboard'),
    },
    {
      to: '/parent-messages',
      text: t('shell.nav.messages'),
      icon: MessageSquareText,
      isCurrent: isAt('/parent-messages'),
      waiting: { count, said: t('shell.nav.messagesUnread', { count }) },
    },
    {
      to: addressOf('gallery', child),
      text: t('familyDay.header.photos'),
      icon: Images,
      isCurrent: isAt('/parent-gallery', 'gallery'),
    },
    {
      to: addressOf('billing', child),
      text: t('shell.nav.billing'),
      icon: CreditCard,
      isCurrent: isAt('', 'billing', 'checkout'),
    },
  ];
}
