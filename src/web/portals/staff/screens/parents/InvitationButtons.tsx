import { Ban, Copy, Ellipsis, Send, UserRoundSearch } from 'lucide-react';
import { actionsFor, type Invitation, type InvitationActions } from '../../../../domains/invitations/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../ui/Menu.tsx';

export type InvitationDeeds = Readonly<Record<keyof InvitationActions, (invitation: Invitation) => void>>;

type InvitationButtonsProps = { invitation: Invitation; onDo: InvitationDeeds };

/** What can be done with an invitation as it stands: Copy Link for pending ones only (seed 001 section 4). */
export function InvitationButtons({ invitation, onDo }: InvitationButtonsProps) {
  const { t } = useTranslation();
  const { email } = invitation;
  const may = actionsFor(invitation);
  if (!Object.values(may).includes(true)) return null;
  return (
    <span className="flex gap-1.5 whitespace-nowrap max-sm:w-full sm:max-lg:flex-wrap">
      {may.tie && (
        <Button
          size="small"
          aria-label={t('invitations.tieOf', { email })}
          icon={<UserRoundSearch className="size-4" aria-hidden="true" />}
          className="max-sm:flex-1"
          onClick={() => onDo.tie(invitation)}
        >
          {t('invitations.tie')}
        </Button>
      )}
      <span className="flex gap-1.5 max-sm:flex-1">
        {may.copy && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('invitations.copyOf', { email })}
            icon={<Copy className="size-4" aria-hidden="true" />}
            className="max-sm:flex-1"
            onClick={() => onDo.copy(invitation)}
          >
            {t('invitations.copy')}
          </Button>
        )}
        {(may.resend || may.revoke) && (
          <Menu
            label={t('invitations.moreOf', { email })}
            trigger={
              <IconButton size="small" label={t('invitations.moreOf', { email })}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          >
            {may.resend && (
              <MenuItem icon={<Send aria-hidden="true" />} onSelect={() => onDo.resend(invitation)}>
                {t('invitations.resend')}
              </MenuItem>
            )}
            {may.revoke && (
              <MenuItem danger icon={<Ban aria-hidden="true" />} onSelect={() => onDo.revoke(invitation)}>
                {t('invitations.revoke')}
              </MenuItem>
            )}
          </Menu>
        )}
      </span>
    </span>
  );
}
