import { useQuery } from '@tanstack/react-query';
import { Mailbox } from '../../../../domains/messages/Mailbox.tsx';
import { childData } from '../../../../domains/parents/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Page } from '../../layout/Page.tsx';
import type { ViewProps } from '../dashboard/ViewScreen.tsx';

/** A family's messages with the center. */
export function MessagesView({ title, back }: ViewProps) {
  const { t } = useTranslation();
  const { data } = useQuery(childData);
  const options = { children: data?.children ?? [], languages: [] };
  return (
    <Mailbox options={options}>
      {(button, content) => (
        <Page title={title} back={back} subtitle={t('messages.parentSubtitle')} actions={button}>
          {content}
        </Page>
      )}
    </Mailbox>
  );
}
