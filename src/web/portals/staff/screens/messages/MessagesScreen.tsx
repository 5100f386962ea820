import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { useOwnRoom } from '#web/domains/center/ownRoom.ts';
import { Mailbox } from '#web/domains/messages/Mailbox.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { NotForRole } from '#web/portals/staff/layout/NotForRole.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';

/** Announcements are told in the languages of parents. */
const OPTIONS = { children: [], languages: PARENT_LANGUAGES };

/** The messages of staff. */
export function MessagesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const own = useOwnRoom();
  if (!can('messages')) return <NotForRole title={t('shell.titles.messages')} />;
  return (
    <Mailbox options={{ ...OPTIONS, roomId: own?.id }}>
      {(button, content) => (
        <StaffPage title={t('shell.titles.messages')} subtitle={t('messages.subtitle')} actions={button}>
          {content}
        </StaffPage>
      )}
    </Mailbox>
  );
}
