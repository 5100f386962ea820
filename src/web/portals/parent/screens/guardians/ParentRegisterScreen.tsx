import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { WelcomePage } from '#web/domains/accounts/WelcomePage.tsx';
import { invitedBy } from '#web/domains/guardians/invitations/queries.ts';
import { isDeadLink, type LinkParts, linkParts, sameEmail } from '#web/domains/guardians/invitations/rules.ts';
import { RequestError, reasonOf } from '#web/lib/errors.ts';
import { storedParent } from '#web/lib/storedLogin.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { AddChild } from './AddChild.tsx';
import { InvalidLink } from './InvalidLink.tsx';
import { OtherParent } from './OtherParent.tsx';
import { Registered } from './Registered.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Registration from either form of the link: verifying, invalid link, form, success (guardians-9). */
export function ParentRegisterScreen() {
  const [search] = useSearchParams();
  const link = linkParts(search);
  return link ? <Invitation link={link} /> : <InvalidLink />;
}

function Invitation({ link }: { link: LinkParts }) {
  const { t } = useTranslation();
  const [registeredAs, setRegisteredAs] = useState<string>();
  const query = useQuery(invitedBy(link));
  const [parent, setParent] = useState(storedParent);

  if (query.data && registeredAs) return <Registered name={query.data.child.firstName} email={registeredAs} />;
  if (query.error instanceof RequestError && isDeadLink(query.error.status)) return <InvalidLink />;
  if (!query.data) {
    return (
      <WelcomePage title={t('guardiansRegistration.verifying')} subtitle={t('guardiansRegistration.verifyingText')}>
        {query.error ? (
          <LoadFailed
            read={query}
            failed={(error) => reasonOf(error, t('accounts.login.unreachable'))}
            title={t('guardiansRegistration.unreachable')}
          />
        ) : (
          <Loading message={t('shell.loading')} />
        )}
      </WelcomePage>
    );
  }
  const recheck = () => void query.refetch();
  const { parentEmail } = query.data.child;
  // On paper it names nobody: whoever holds it and is signed in adds the child.
  if (parent && (parentEmail === '' || sameEmail(parent.email, parentEmail))) {
    return <AddChild code={link.code} invited={query.data} email={parent.email} onDeadLink={recheck} />;
  }
  if (parent) return <OtherParent email={parent.email} invited={query.data} onSignedOut={() => setParent(null)} />;
  return <RegistrationForm link={link} invited={query.data} onDone={setRegisteredAs} onDeadLink={recheck} />;
}
