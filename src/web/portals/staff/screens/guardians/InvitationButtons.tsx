import { Ban, Copy, QrCode, Send, UserRoundSearch } from 'lucide-react';
import {
  actionsFor,
  addresseeOf,
  type Invitation,
  type InvitationActions,
} from '#web/domains/guardians/invitations/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';

export type InvitationDeeds = Readonly<Record<keyof InvitationActions | 'handOn', (invitation: Invitation) => void>>;

type InvitationButtonsProps = { invitation: Invitation; onDo: InvitationDeeds };

/** What can be done with an invitation as it stands: Copy Link for pending ones only (guardians-7). */
export function InvitationButtons({ invitation, onDo }: InvitationButtonsProps) {
  const { t } = useTranslation();
  const email = addresseeOf(invitation);
  const may = actionsFor(invitation);
  if (!Object.values(may).includes(true)) return null;
  return (
    <span className="flex gap-1.5 whitespace-nowrap max-sm:w-full sm:max-lg:flex-wrap">
      {may.tie && (
        <Button
          size="small"
          aria-label={t('guardiansInvitations.tieOf', { email })}
          icon={<UserRoundSearch className="size-4" />}
          className="max-sm:flex-1"
          onClick={() => onDo.tie(invitation)}
        >
          {t('guardiansInvitations.tie')}
        </Button>
      )}
      <span className="flex gap-1.5 max-sm:flex-1">
        {may.copy && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('guardiansInvitations.copyOf', { email })}
            icon={<Copy className="size-4" />}
            className="max-sm:flex-1"
            onClick={() => onDo.copy(invitation)}
          >
            {t('guardiansInvitations.copy')}
          </Button>
        )}
        {(may.resend || may.revoke) && (
          <MoreMenu label={t('guardiansInvitations.moreOf', { email })} size="small">
            {may.copy && (
              <MenuItem icon={<QrCode />} onSelect={() => onDo.handOn(invitation)}>
                {t('guardiansInvitations.handOn')}
              </MenuItem>
            )}
            {may.resend && (
              <MenuItem icon={<Send />} onSelect={() => onDo.resend(invitation)}>
                {t('guardiansInvitations.resend')}
              </MenuItem>
            )}
            {may.revoke && (
              <MenuItem danger icon={<Ban />} onSelect={() => onDo.revoke(invitation)}>
                {t('guardiansInvitations.revoke')}
              </MenuItem>
            )}
          </MoreMenu>
        )}
      </span>
    </span>
  );
}
