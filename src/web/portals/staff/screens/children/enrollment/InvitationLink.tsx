import { Link } from 'react-router';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import type { InvitationSent } from '#web/domains/guardians/invitations/rules.ts';
import { HandOn } from '#web/domains/mail/HandOn.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

export type Invited = Pick<InvitationSent, 'invitationLink' | 'expiresAt' | 'isMailed' | 'canMail'> & {
  /** Who is invited: the address, or the name of somebody without one. */
  readonly name: string;
};

type InvitationLinkProps = { child: Child; invited: Invited; onAnother(): void };

/** The link that was made: mailed where mail is set up, and here to be handed on. */
export function InvitationLink({ child, invited, onAnother }: InvitationLinkProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { name, invitationLink, isMailed, canMail } = invited;
  const until = formatInstant(invited.expiresAt);
  return (
    <>
      <Alert tone="success" title={t('childrenEnrollment.page.invitation.sentTitle', { name: fullName(child) })}>
        {isMailed
          ? t('childrenEnrollment.page.invitation.mailed', { email: name, until })
          : t('childrenEnrollment.page.invitation.notMailed', { until })}
      </Alert>
      <Card>
        <HandOn
          label={t('guardiansInvitations.link.title')}
          link={invitationLink}
          note={t('guardiansInvitations.copiedText', { email: name })}
          isMailSetUp={canMail}
        />
      </Card>
      <ActionBar className="max-sm:flex-col">
        <Button variant="secondary" onClick={onAnother}>
          {t('childrenEnrollment.page.invitation.another')}
        </Button>
        <Button asChild>
          {can('parents.see') ? (
            <Link to="/parent-management">{t('childrenEnrollment.page.invitation.finish')}</Link>
          ) : (
            <Link to="/children">{t('common.done')}</Link>
          )}
        </Button>
      </ActionBar>
    </>
  );
}
