import { useMutation, useQuery } from '@tanstack/react-query';
import { HelpCircle, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/errors.ts';
import type { Portal } from '../../lib/portal.ts';
import { forgetAnswers, LOGIN_ROUTES } from '../../lib/session.ts';
import { clearStoredLogin } from '../../lib/storedLogin.ts';
import { formatInstant } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { type Session, sessions, signOutEverywhere, signOutSession } from './queries.ts';
import { Row, Rows } from './Rows.tsx';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Monitor, unknown: HelpCircle };

/** Where the account is signed in, and how to end it. */
export function Sessions({ audience }: { audience: Portal }) {
  const { t } = useTranslation();
  const { data: open, error, refetch, isFetching } = useQuery({ ...sessions, staleTime: 0 });
  const { mutate: end, isPending, variables } = useMutation(signOutSession);
  const [asking, setAsking] = useState(false);
  const nameOf = ({ browser, system }: Session) =>
    browser && system
      ? t('security.sessions.on', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));

  const signOut = (id: number) =>
    end(
      { params: { id } },
      {
        onSuccess: () => toast({ variant: 'success', title: t('security.sessions.signedOut') }),
        onError: (failure) =>
          toast({
            variant: 'error',
            title: t('security.failed'),
            description: reasonOf(failure, t('security.failedText')),
          }),
      },
    );
  return (
    <Card as="section" title={t('security.sessions.title')} description={t('security.sessions.text')} flush>
      {!open && (
        <div className="p-4 sm:p-5">
          {error ? (
            <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
              {t('security.sessions.loadFailed')}
            </Alert>
          ) : (
            <SkeletonText lines={3} />
          )}
        </div>
      )}
      {open && (
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
                    busy={isPending && variables.params.id === session.id}
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
      <div className="border-line border-t px-4 py-4 sm:px-5">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('security.sessions.everywhere')}
        </Button>
      </div>
      {asking && <Everywhere audience={audience} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Everywhere({ audience, onClose }: { audience: Portal; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(signOutEverywhere);
  const confirm = () =>
    mutate(
      {},
      {
        onSuccess: async () => {
          clearStoredLogin(audience);
          sessionStorage.clear();
          await navigate(LOGIN_ROUTES[audience]);
          forgetAnswers();
        },
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('security.failed'),
            description: reasonOf(error, t('security.failedText')),
          }),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('security.sessions.everywhereTitle')}
      confirmLabel={t('security.sessions.everywhere')}
      cancelLabel={t('security.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {t('security.sessions.everywhereText')}
    </ConfirmDialog>
  );
}
