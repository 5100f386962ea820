import { DoorOpen, House, MessageSquareText } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import { BottomBar, type BottomLink } from '#web/layout/BottomBar.tsx';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { ROOM, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { loadLinks } from './links.ts';
import { isCurrent } from './navigation.ts';

const AllLinks = lazyPart(() => loadLinks().then((file) => ({ default: file.AllLinks })));

/** Today, the room, messages, and everything else. What a role may not open is left out. */
export function StaffBottomBar() {
  const { can } = useStaffSession();
  return can('messages') ? <WithMessages /> : <Bar />;
}

function WithMessages() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const count = useUnreadCount(1);
  return (
    <Bar
      messages={{
        to: '/messages',
        text: t('shell.nav.messages'),
        icon: MessageSquareText,
        isCurrent: isCurrent(pathname, '/messages'),
        waiting: { count, said: t('shell.nav.messagesUnread', { count }) },
      }}
    />
  );
}

function Bar({ messages }: { messages?: BottomLink }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { can } = useStaffSession();
  const at = (to: string) => ({ to, isCurrent: isCurrent(pathname, to) });
  return (
    <BottomBar
      links={[
        { ...at('/dashboard'), text: t('shell.today'), icon: House },
        ...(can('attendance.record') ? [{ ...at(ROOM), text: t('shell.nav.room'), icon: DoorOpen }] : []),
        ...(messages ? [messages] : []),
      ]}
      onNear={AllLinks.preload}
      more={
        <Suspense fallback={<Loading message={t('shell.loading')} />}>
          <AllLinks />
        </Suspense>
      }
    />
  );
}
