import { useMutation, useQuery } from '@tanstack/react-query';
import { changeMailServer, endMailServer, mailServer } from '#web/domains/mail/queries.ts';
import type { MailServer } from '#web/domains/mail/rules.ts';
import { useConfirmed } from '#web/domains/security/useConfirmed.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { MailServerForm } from './MailServerForm.tsx';
import { MailTest } from './MailTest.tsx';

/** By which server mail goes out, and whether it does. */
export function MailServerPart() {
  const { t } = useTranslation();
  const query = useQuery({ ...mailServer, staleTime: 0 });
  const { attempt, dialog } = useConfirmed();
  const { mutateAsync: change } = useMutation(changeMailServer);
  return (
    <Card as="section" title={t('mail.server.title')} description={t('mail.server.text')}>
      <Loaded query={query} failed={t('mail.server.failed')} skeleton={<SkeletonText lines={6} />}>
        {(server) => (
          <div className="flex flex-col gap-6">
            {server.setBy === 'environment' ? (
              <SetElsewhere server={server} />
            ) : (
              <MailServerForm
                server={server}
                send={change}
                attempt={attempt}
                remove={<Remove {...{ server, attempt }} />}
              />
            )}
            {server.setBy && <MailTest />}
          </div>
        )}
      </Loaded>
      {dialog}
    </Card>
  );
}

/** What whoever runs the installation has set: to be read. */
function SetElsewhere({ server }: { server: MailServer }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <p>{t('mail.server.setElsewhere')}</p>
      <DescriptionList
        columns={2}
        items={[
          { term: t('mail.server.host'), detail: <span className="break-all">{server.host}</span> },
          { term: t('mail.server.port'), detail: server.port },
          { term: t('mail.server.security'), detail: t(`mail.server.kinds.${server.security ?? 'none'}`) },
          {
            term: t('mail.server.login'),
            detail: t(server.hasLogin ? 'mail.server.loginKept' : 'mail.server.loginNone'),
          },
          {
            term: t('mail.server.sender'),
            detail: (
              <span className="break-all">{[server.senderName, server.senderAddress].filter(Boolean).join(' · ')}</span>
            ),
          },
        ]}
      />
    </div>
  );
}

type RemoveProps = { server: MailServer; attempt(work: () => Promise<unknown>): Promise<void> };

function Remove({ server, attempt }: RemoveProps) {
  const { t } = useTranslation();
  const { mutateAsync: end } = useMutation(endMailServer);
  if (server.setBy !== 'center') return null;
  return (
    <Button
      variant="secondary"
      onClick={() =>
        confirmDelete({
          title: t('mail.server.removeTitle'),
          text: t('mail.server.removeText'),
          label: t('mail.server.remove'),
          doDelete: () =>
            attempt(async () => {
              await end({});
              toast({ variant: 'success', title: t('mail.server.removed') });
            }),
        })
      }
    >
      {t('mail.server.remove')}
    </Button>
  );
}
