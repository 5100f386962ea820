import { useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { useCopyLink } from '#web/domains/accounts/useCopyLink.ts';
import HandOnSent from '#web/domains/guardians/invitations/HandOnSent.tsx';
import { invitations } from '#web/domains/guardians/invitations/queries.ts';
import { addresseeOf, type Invitation } from '#web/domains/guardians/invitations/rules.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FirstFamilies } from './FirstFamilies.tsx';
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
  const handing = useDialog<{ link: string; expiresAt: string; name: string; canMail: boolean }>();
  const resend = useResend((invitation, { invitationLink: link, expiresAt, canMail }) =>
    handing.open({ link, expiresAt, name: addresseeOf(invitation), canMail }),
  );
  const [tying, setTying] = useState<Invitation>();
  const revoke = useRevoke();

  const handOn = (invitation: Invitation) => {
    const { invitationLink: link, expiresAt } = invitation;
    const canMail = invitation.delivery !== 'kept';
    if (link !== null) handing.open({ link, expiresAt, name: addresseeOf(invitation), canMail });
  };
  const copy = async (invitation: Invitation) => {
    const { invitationLink: link } = invitation;
    const note = t('guardiansInvitations.copiedText', { email: addresseeOf(invitation) });
    if (link !== null && !(await copyLink(link, note))) handOn(invitation);
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
              <EmptyState
                level={2}
                icon={<Mailbox />}
                title={t('guardiansInvitations.empty')}
                action={<FirstFamilies />}
              >
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
                        copy: (invitation) => void copy(invitation),
                        handOn,
                        resend: (invitation) => void resend(invitation),
                        tie: setTying,
                        revoke,
                      }
                    : undefined
                }
              />
              {handing.show(({ link, expiresAt, name, canMail }, opened) => (
                <HandOnSent {...opened} name={name} sent={{ invitationLink: link, expiresAt, canMail }} />
              ))}
              {tying && <TieDialog invitation={tying} onClose={() => setTying(undefined)} />}
            </>
          )}
        </ManagedList>
      )}
    </Loaded>
  );
}
