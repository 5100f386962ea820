import { useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { useCopyLink } from '#web/domains/accounts/useCopyLink.ts';
import { LinkByHandDialog } from '#web/domains/guardians/invitations/LinkByHandDialog.tsx';
import { invitations } from '#web/domains/guardians/invitations/queries.ts';
import { type Invitation, registrationLink } from '#web/domains/guardians/invitations/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { InvitationsTable } from './InvitationsTable.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { TieDialog } from './TieDialog.tsx';
import { useResend } from './useResend.ts';
import { useRevoke } from './useRevoke.ts';

/** The Invitations tab. */
export function InvitationsPanel() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const query = useQuery(invitations);
  const copyLink = useCopyLink();
  const [byHand, setByHand] = useState<string>();
  const resend = useResend();
  const [tying, setTying] = useState<Invitation>();
  const revoke = useRevoke();

  const copy = async (code: string, email: string) => {
    const link = registrationLink(location.origin, code);
    if (!(await copyLink(link, t('guardiansInvitations.copiedText', { email })))) setByHand(link);
  };

  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('guardiansInvitations.failed'))}
      skeleton={<ListSkeleton label={t('guardiansInvitations.loading')} />}
    >
      {(rows) => (
        <ManagedList
          rows={rows}
          empty={
            rows.length === 0 && (
              <EmptyState icon={<Mailbox />} title={t('guardiansInvitations.empty')}>
                {can('parents.invite') && t('guardiansInvitations.emptyText')}
              </EmptyState>
            )
          }
        >
          {(shown) => (
            <>
              <InvitationsTable
                invitations={shown}
                onDo={
                  can('parents.invite')
                    ? {
                        copy: ({ invitationCode, email }) => invitationCode && void copy(invitationCode, email),
                        resend,
                        tie: setTying,
                        revoke,
                      }
                    : undefined
                }
              />
              {byHand && <LinkByHandDialog link={byHand} onClose={() => setByHand(undefined)} />}
              {tying && <TieDialog invitation={tying} onClose={() => setTying(undefined)} />}
            </>
          )}
        </ManagedList>
      )}
    </Loaded>
  );
}
