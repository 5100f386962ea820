import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { MessagesPage } from './MessagesPage.tsx';

/** The messages of staff. */
export function MessagesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const own = useOwnRoom();
  if (!can('messages')) return <NotForRole title={t('shell.titles.messages')} />;
  return <MessagesPage roomId={own?.id} />;
}
