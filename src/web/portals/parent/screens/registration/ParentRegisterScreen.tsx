import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { WelcomePage } from '../../../../domains/accounts/WelcomePage.tsx';
import { invitedBy } from '../../../../domains/invitations/queries.ts';
import { isDeadLink, type LinkParts, linkParts, sameEmail } from '../../../../domains/invitations/rules.ts';
import { RequestError, reasonOf } from '../../../../lib/errors.ts';
import { storedParent } from '../../../../lib/storedLogin.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { AddChild } from './AddChild.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { OtherParent } from './OtherParent.tsx';
import { Registered } from './Registered.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Registration from either form of the link: verifying, invalid link, form, success (seed 001 section 2). */
export function ParentRegisterScreen() {
  const [search] = useSearchParams();
  const link = linkParts(search);
  return link ? <Invitation link={link} /> : <InvalidLink />;
}

function Invitation({ link }: { link: LinkParts }) {
  const { t } = useTranslation();
  const [registeredAs, setRegisteredAs] = useState<string>();
  const { data: invited, error, isFetching, refetch } = useQuery(invitedBy(link));
  const [parent, setParent] = useState(storedParent);

  if (invited && registeredAs) return <Registered name={invited.child.firstName} email={registeredAs} />;
  if (error instanceof RequestError && isDeadLink(error.status)) return <InvalidLink />;
  if (!invited) {
    return (
      <WelcomePage title={t('parentPortal.register.verifying')} subtitle={t('parentPortal.register.verifyingText')}>
        {error ? (
          <Alert
            tone="error"
            title={t('parentPortal.register.unreachable')}
            retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}
          >
            {reasonOf(error, t('accounts.login.unreachable'))}
          </Alert>
        ) : (
          <Loading message={t('shell.loading')} />
        )}
      </WelcomePage>
    );
  }
  const recheck = () => void refetch();
  if (parent && sameEmail(parent.email, invited.child.parentEmail)) {
    return <AddChild code={link.code} invited={invited} email={parent.email} onDeadLink={recheck} />;
  }
  if (parent) return <OtherParent email={parent.email} invited={invited} onSignedOut={() => setParent(null)} />;
  return <RegistrationForm link={link} invited={invited} onDone={setRegisteredAs} onDeadLink={recheck} />;
}
