import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { invitationRound, printLetters, retryRound } from '#web/domains/guardians/invitations/queries.ts';
import { handled, isUnderWay, type Round } from '#web/domains/guardians/invitations/rules.ts';
import { isGone } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { RoundTable } from './RoundTable.tsx';

/** Invitations that were made together: how far they are, what was refused and why, the letters to print. */
export function RoundPart({ id }: { id: number }) {
  const { t } = useTranslation();
  const query = useQuery(invitationRound(id));
  return (
    <div className="flex flex-col gap-5">
      <Button asChild variant="quiet" className="self-start">
        <Link to="/parent-management?tab=uninvited">
          <ArrowLeft className="size-5 rtl:rotate-180" />
          {t('guardiansInvitations.round.back')}
        </Link>
      </Button>
      <Loaded
        query={query}
        failed={t('guardiansInvitations.round.failed')}
        isFinal={isGone(query.error)}
        skeleton={<ListSkeleton label={t('guardiansInvitations.round.loading')} />}
      >
        {({ invitations, ...round }) => (
          <>
            <Progress round={round} />
            {invitations.length > 0 && (
              <Card as="section" flush title={t('guardiansInvitations.round.list')}>
                <RoundTable roundId={id} invitations={invitations} />
              </Card>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Progress({ round }: { round: Round }) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { id, total, done, invited, sent, refused, toPrint, waiting, failure } = round;
  const retry = useAction(retryRound, { failed: t('guardiansInvitations.round.retryFailed') });
  const print = useAction(printLetters, { failed: t('guardiansInvitations.round.printFailed') });
  const again = () => retry.run({ params: { id }, body: {} });
  const mayInvite = can('parents.invite');
  const leftOut = done - invited;
  return (
    <Card
      as="section"
      title={t('guardiansInvitations.rounds.guardians', { count: total })}
      description={t('guardiansInvitations.rounds.by', { name: round.by, at: formatInstant(round.createdAt) })}
    >
      <div className="flex flex-col gap-4">
        <ProgressBar
          label={t(isUnderWay(round) ? 'guardiansInvitations.rounds.underWay' : 'guardiansInvitations.rounds.done')}
          value={handled(round)}
          max={total}
          valueText={t('guardiansInvitations.round.of', { done: handled(round), total })}
        />
        {isUnderWay(round) && <p className="text-ink-soft">{t('guardiansInvitations.round.mayLeave')}</p>}
        <div role="status">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
            {sent > 0 && <li>{t('guardiansInvitations.round.sent', { count: sent })}</li>}
            {waiting > 0 && <li>{t('guardiansInvitations.round.waiting', { count: waiting })}</li>}
            {toPrint > refused && <li>{t('guardiansInvitations.round.toPrint', { count: toPrint - refused })}</li>}
            {refused > 0 && <li>{t('guardiansInvitations.round.refused', { count: refused })}</li>}
            {leftOut > 0 && <li>{t('guardiansInvitations.round.leftOut', { count: leftOut })}</li>}
          </ul>
        </div>
        {failure !== null && (
          <Alert tone="error" title={t('guardiansInvitations.rounds.broken')}>
            {failure}
          </Alert>
        )}
        {mayInvite && (
          <div className="flex flex-wrap gap-3">
            {(refused > 0 || failure !== null) && (
              <Button icon={<RotateCw className="size-5" />} busy={retry.isPending} onClick={again}>
                {t('guardiansInvitations.round.retryAll')}
              </Button>
            )}
            {toPrint > 0 && (
              <Button
                variant={refused > 0 ? 'secondary' : 'primary'}
                icon={<Printer className="size-5" />}
                busy={print.isPending}
                onClick={() => print.run(id)}
              >
                {t('guardiansInvitations.round.print', { count: toPrint })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
