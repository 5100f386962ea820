import { HandOnDialog } from '#web/domains/mail/HandOnDialog.tsx';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { InvitationSent } from './rules.ts';

type HandOnSentProps = Opened & {
  sent: Pick<InvitationSent, 'invitationLink' | 'expiresAt' | 'canMail'>;
  /** Who is invited. */
  name: string;
};

/** The link of an invitation that no mail brings, to be handed on. */
export default function HandOnSent({ sent: { invitationLink, expiresAt, canMail }, name, ...opened }: HandOnSentProps) {
  const { t } = useTranslation();
  return (
    <HandOnDialog
      {...opened}
      title={t('guardiansInvitations.handOnTitle', { name })}
      text={t('guardiansInvitations.validUntil', { until: formatInstant(expiresAt) })}
      label={t('guardiansInvitations.link.title')}
      link={invitationLink}
      note={t('guardiansInvitations.copiedText', { email: name })}
      isMailSetUp={canMail}
    />
  );
}
