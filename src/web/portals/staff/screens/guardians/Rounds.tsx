import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { invitationRounds } from '#web/domains/guardians/invitations/queries.ts';
import { isUnderWay, type Round } from '#web/domains/guardians/invitations/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** Whom staff invited together: to look how far it is, or what was refused. */
export function Rounds() {
  const { t } = useTranslation();
  const rounds = useQuery(invitationRounds);
  return (
    <Loaded
      query={rounds}
      failed={t('guardiansInvitations.rounds.failed')}
      skeleton={<SkeletonText label={t('shell.loading')} lines={2} />}
    >
      {(all) =>
        all.length > 0 && (
          <Card as="section" flush title={t('guardiansInvitations.rounds.title')}>
            <ul className="divide-y divide-line">
              {all.map((round) => (
                <RoundRow key={round.id} round={round} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

function RoundRow({ round }: { round: Round }) {
  const { t } = useTranslation();
  const at = formatInstant(round.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('guardiansInvitations.rounds.guardians', { count: round.total })}</p>
        <p className="text-ink-soft text-sm">{t('guardiansInvitations.rounds.by', { name: round.by, at })}</p>
      </div>
      {round.refused > 0 && (
        <Badge tone="attention">{t('guardiansInvitations.rounds.refused', { count: round.refused })}</Badge>
      )}
      {round.failure !== null ? (
        <Badge tone="attention">{t('guardiansInvitations.rounds.broken')}</Badge>
      ) : (
        <Badge tone={isUnderWay(round) ? 'info' : 'success'}>
          {t(isUnderWay(round) ? 'guardiansInvitations.rounds.underWay' : 'guardiansInvitations.rounds.done')}
        </Badge>
      )}
      <Button asChild variant="secondary" size="small">
        <Link
          to={`/parent-management?tab=uninvited&round=${round.id}`}
          aria-label={t('guardiansInvitations.rounds.viewOf', { at })}
        >
          {t('guardiansInvitations.rounds.view')}
        </Link>
      </Button>
    </li>
  );
}
