import { Link } from 'react-router';
import { CopyLink } from '../../../../domains/accounts/CopyLink.tsx';
import { type Child, fullName } from '../../../../domains/children/rules.ts';
import { type InvitationSent, registrationLink } from '../../../../domains/invitations/rules.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { formatInstant } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';

export type Invited = Pick<InvitationSent, 'invitationCode' | 'expiresAt' | 'isMailed'> & { readonly email: string };

type InvitationLinkProps = { child: Child; invited: Invited; onAnother(): void };

/** The link that was made: mailed, and here to be copied. */
export function InvitationLink({ child, invited, onAnother }: InvitationLinkProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { email, invitationCode, isMailed } = invited;
  const until = formatInstant(invited.expiresAt);
  return (
    <>
      <Alert tone="success" title={t('enrollment.page.invitation.sentTitle', { name: fullName(child) })}>
        {isMailed
          ? t('enrollment.page.invitation.mailed', { email, until })
          : t('enrollment.page.invitation.notMailed', { until })}
      </Alert>
      <Card>
        <CopyLink
          label={t('enrollment.page.invitation.link')}
          link={registrationLink(location.origin, invitationCode)}
          note={t('invitations.copiedText', { email })}
        />
      </Card>
      <ActionBar className="max-sm:flex-col">
        <Button variant="secondary" onClick={onAnother}>
          {t('enrollment.page.invitation.another')}
        </Button>
        <Button asChild>
          {can('parents.see') ? (
            <Link to="/parent-management">{t('enrollment.page.invitation.finish')}</Link>
          ) : (
            <Link to="/children">{t('enrollment.page.invitation.finishToChildren')}</Link>
          )}
        </Button>
      </ActionBar>
    </>
  );
}
