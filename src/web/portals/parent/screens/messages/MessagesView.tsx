import { useQuery } from '@tanstack/react-query';
import { childData } from '#web/domains/guardians/accounts/queries.ts';
import { Mailbox } from '#web/domains/messages/Mailbox.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ParentPage } from '#web/portals/parent/layout/ParentPage.tsx';
import type { ViewProps } from '#web/portals/parent/screens/dashboard/ViewScreen.tsx';

/** A family's messages with the center. */
export function MessagesView({ title, back }: ViewProps) {
  const { t } = useTranslation();
  const { data } = useQuery(childData);
  const options = { children: data?.children ?? [], languages: [] };
  return (
    <Mailbox options={options}>
      {(button, content) => (
        <ParentPage title={title} back={back} subtitle={t('messages.parentSubtitle')} actions={button}>
          {content}
        </ParentPage>
      )}
    </Mailbox>
  );
}
