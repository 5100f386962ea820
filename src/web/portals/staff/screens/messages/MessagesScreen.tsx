import { PARENT_LANGUAGES } from '../../../../../contract/languages.ts';
import { Mailbox } from '../../../../domains/messages/Mailbox.tsx';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { NotForRole } from '../../layout/NotForRole.tsx';
import { Page } from '../../layout/Page.tsx';

/** Announcements are told in the languages of parents. */
const OPTIONS = { children: [], languages: PARENT_LANGUAGES };

/** Messages of seed 000 section 2. */
export function MessagesScreen() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  if (!can('messages')) return <NotForRole title={t('shell.titles.messages')} />;
  return (
    <Mailbox options={OPTIONS}>
      {(button, content) => (
        <Page title={t('shell.titles.messages')} subtitle={t('messages.subtitle')} actions={button}>
          {content}
        </Page>
      )}
    </Mailbox>
  );
}
