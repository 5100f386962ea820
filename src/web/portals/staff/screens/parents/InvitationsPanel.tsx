import { useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import { useState } from 'react';
import { useCopyLink } from '../../../../domains/accounts/useCopyLink.ts';
import { LinkByHandDialog } from '../../../../domains/invitations/LinkByHandDialog.tsx';
import { invitations } from '../../../../domains/invitations/queries.ts';
import { type Invitation, registrationLink } from '../../../../domains/invitations/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { InvitationsTable } from './InvitationsTable.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { TieDialog } from './TieDialog.tsx';
import { useResend } from './useResend.ts';

/** The Invitations tab. */
export function InvitationsPanel() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data: rows, error, isFetching, refetch } = useQuery(invitations);
  const copyLink = useCopyLink();
  const [byHand, setByHand] = useState<string>();
  const resend = useResend();
  const [tying, setTying] = useState<Invitation>();
  const [revoking, setRevoking] = useState<Invitation>();

  const copy = async (code: string, email: string) => {
    const link = registrationLink(location.origin, code);
    if (!(await copyLink(link, t('invitations.copiedText', { email })))) setByHand(link);
  };

  if (!rows && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('invitations.failed'))}
      </Alert>
    );
  }
  if (!rows) return <ListSkeleton label={t('invitations.loading')} />;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Mailbox />} title={t('invitations.empty')}>
          {can('parents.invite') && t('invitations.emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <InvitationsTable
        invitations={rows}
        onDo={
          can('parents.invite')
            ? {
                copy: ({ invitationCode, email }) => invitationCode && void copy(invitationCode, email),
                resend,
                tie: setTying,
                revoke: setRevoking,
              }
            : undefined
        }
      />
      {byHand && <LinkByHandDialog link={byHand} onClose={() => setByHand(undefined)} />}
      {tying && <TieDialog invitation={tying} onClose={() => setTying(undefined)} />}
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(undefined)} />}
    </Card>
  );
}
