import { QrCode, RotateCw } from 'lucide-react';
import { retryRound } from '#web/domains/guardians/invitations/queries.ts';
import {
  addresseeOf,
  type Invitation,
  isUnknownAddress,
  type RoundState,
  roundStateOf,
} from '#web/domains/guardians/invitations/rules.ts';
import { HandOnDialog } from '#web/domains/mail/HandOnDialog.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

type RoundTableProps = { roundId: number; invitations: readonly Invitation[] };

/** Each invitation of a round, refused ones first, and why they were. */
export function RoundTable({ roundId, invitations }: RoundTableProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const handing = useDialog<{ link: string; name: string }>();
  const columns: Column<Invitation>[] = [
    {
      key: 'who',
      header: t('guardiansInvitations.uninvited.columns.guardian'),
      title: true,
      cell: (invitation) => (
        <span className="min-w-0">
          {invitation.parentName ?? addresseeOf(invitation)}
          {invitation.email !== null && (
            <span className="block break-all font-normal text-ink-soft text-sm">{invitation.email}</span>
          )}
        </span>
      ),
    },
    { key: 'child', header: t('common.child'), cell: ({ childName }) => childName },
    { key: 'state', header: t('common.status'), cell: (invitation) => <State invitation={invitation} /> },
  ];
  if (can('parents.invite')) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      align: 'end',
      cell: (invitation) => {
        const name = invitation.parentName ?? addresseeOf(invitation);
        const { invitationLink: link } = invitation;
        return (
          <span className="flex justify-end gap-2 max-sm:*:flex-1">
            {['refused', 'retrying'].includes(roundStateOf(invitation)) && (
              <RetryButton roundId={roundId} id={invitation.id} name={name} />
            )}
            {link !== null && (
              <Button
                size="small"
                variant="secondary"
                icon={<QrCode className="size-4" />}
                aria-label={t('guardiansInvitations.handOnOf', { name })}
                onClick={() => handing.open({ link, name })}
              >
                {t('guardiansInvitations.handOn')}
              </Button>
            )}
          </span>
        );
      },
    });
  }
  return (
    <>
      <Table
        tight
        caption={t('guardiansInvitations.round.list')}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
      />
      {handing.show(({ link, name }, opened) => (
        <HandOnDialog
          {...opened}
          isMailSetUp
          title={t('guardiansInvitations.handOnTitle', { name })}
          label={t('guardiansInvitations.link.title')}
          link={link}
          note={t('guardiansInvitations.copiedText', { email: name })}
        />
      ))}
    </>
  );
}

function State({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const state = roundStateOf(invitation);
  const { deliveryError: error } = invitation;
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end">
      <Badge tone={TONES[state]}>{t(`guardiansInvitations.round.states.${state}`)}</Badge>
      {error !== null && (state === 'refused' || state === 'retrying') && (
        <span className="text-ink-soft text-sm">
          {isUnknownAddress(error)
            ? t('guardiansInvitations.round.unknownAddress', { error })
            : t('guardiansInvitations.round.notTaken', { error })}
        </span>
      )}
    </span>
  );
}

const TONES: Readonly<Record<RoundState, BadgeTone>> = {
  registered: 'success',
  refused: 'attention',
  retrying: 'attention',
  waiting: 'info',
  mailed: 'success',
  toPrint: 'highlight',
  over: 'neutral',
};

function RetryButton({ roundId, id, name }: { roundId: number; id: number; name: string }) {
  const { t } = useTranslation();
  const { run, isPending } = useAction(retryRound, { failed: t('guardiansInvitations.round.retryFailed') });
  return (
    <Button
      size="small"
      icon={<RotateCw className="size-4" />}
      aria-label={t('guardiansInvitations.round.retryOf', { name })}
      busy={isPending}
      onClick={() => run({ params: { id: roundId }, body: { invitationId: id } })}
    >
      {t('guardiansInvitations.round.retry')}
    </Button>
  );
}
