import { useQuery } from '@tanstack/react-query';
import { HelpCircle, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Portal } from '#web/lib/portal.ts';
import { forgetAnswers, LOGIN_ROUTES } from '#web/lib/session.ts';
import { clearStoredLogin } from '#web/lib/storedLogin.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { type Session, sessions, signOutEverywhere, signOutSession } from './queries.ts';
import { Row, Rows } from './Rows.tsx';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor, unknown: HelpCircle };

/** Where the account is signed in, and how to end it. */
export function Sessions({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  const query = useQuery({ ...sessions, staleTime: 0 });
  const endAll = useSignOutEverywhere(audience);
  const nameOf = ({ browser, system }: Session) =>
    browser && system
      ? t('security.sessions.on', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));

  const {
    run: end,
    isPending,
    variables,
  } = useAction(signOutSession, {
    done: t('security.sessions.signedOut'),
    failed: { title: t('common.thatDidNotWork'), description: t('common.pleaseTryAgain') },
  });
  const signOut = (id: number) => end({ params: { id } });
  return (
    <Card as="section" title={t('security.sessions.title')} description={t('security.sessions.text')} flush>
      <Loaded
        query={query}
        failed={t('common.theListCouldNotBeLoaded')}
        className="m-4 sm:m-5"
        skeleton={
          <div className="p-4 sm:p-5">
            <SkeletonText lines={3} />
          </div>
        }
      >
        {(open) => (
          <Rows label={t('security.sessions.title')}>
            {open.map((session) => {
              const Icon = ICONS[session.kind];
              const name = nameOf(session);
              return (
                <Row
                  key={session.id}
                  icon={<Icon aria-hidden="true" />}
                  title={
                    <>
                      {name}
                      {session.isCurrent && <Badge tone="success">{t('security.sessions.this')}</Badge>}
                    </>
                  }
                  note={t('security.sessions.lastUsed', { when: formatInstant(session.lastSeenAt) })}
                >
                  {!session.isCurrent && (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('security.sessions.signOutNamed', { name })}
                      busy={isPending && variables?.params.id === session.id}
                      onClick={() => signOut(session.id)}
                    >
                      {t('security.sessions.signOut')}
                    </Button>
                  )}
                </Row>
              );
            })}
          </Rows>
        )}
      </Loaded>
      <div className="border-line border-t px-4 py-4 sm:px-5">
        <Button variant="secondary" onClick={endAll}>
          {t('security.sessions.everywhere')}
        </Button>
      </div>
    </Card>
  );
}

/** Asks before everybody who is signed in to the account, here too, is signed out. */
function useSignOutEverywhere(audience: Portal) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run } = useAction(signOutEverywhere, {
    failed: { title: t('common.thatDidNotWork'), description: t('common.pleaseTryAgain') },
    onDone: async () => {
      clearStoredLogin(audience);
      sessionStorage.clear();
      await navigate(LOGIN_ROUTES[audience]);
      forgetAnswers();
    },
  });
  return () =>
    confirmDelete({
      title: t('security.sessions.everywhereTitle'),
      text: t('security.sessions.everywhereText'),
      label: t('security.sessions.everywhere'),
      doDelete: () => run({}),
    });
}
