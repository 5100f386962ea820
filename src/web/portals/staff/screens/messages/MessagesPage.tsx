import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { Mailbox } from '#web/domains/messages/Mailbox.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { StaffPage } from '#web/portals/staff/layout/StaffPage.tsx';

/** Announcements are told in the languages of parents. */
const OPTIONS = { children: [], languages: PARENT_LANGUAGES };

/** @param roomId the room whose families a message goes to at first */
export function MessagesPage({ roomId }: { roomId?: number | undefined }) {
  const { t } = useTranslation();
  return (
    <Mailbox options={{ ...OPTIONS, roomId }}>
      {(button, content) => (
        <StaffPage title={t('shell.titles.messages')} subtitle={t('messages.subtitle')} actions={button}>
          {content}
        </StaffPage>
      )}
    </Mailbox>
  );
}
