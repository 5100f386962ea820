import { BadgeMark } from '#web/domains/milestones/BadgeMark.tsx';
import { changeBadge } from '#web/domains/milestones/queries.ts';
import type { Badge } from '#web/domains/milestones/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** A child's badges, and which of them its family sees. */
export function BadgesCard({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation();
  const { run, isPending, variables } = useAction(changeBadge, {
    failed: t('milestones.child.notSaved'),
  });
  const show = ({ id, version }: Badge, isVisible: boolean) => run({ params: { id }, body: { isVisible, version } });
  return (
    <Card as="section" title={t('milestonesGrowth.badges.title')} flush={badges.length > 0}>
      {badges.length === 0 ? (
        <p className="text-ink-soft">{t('milestonesGrowth.badges.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {badges.map((badge) => (
            <li key={badge.id} className="px-4 py-3 sm:px-5">
              <BadgeMark badge={badge} />
              <Switch
                data-screen-only
                className="mt-1 text-sm"
                label={t('milestones.child.showBadge')}
                aria-label={t('milestones.child.showBadgeOf', { badge: badge.badgeName })}
                checked={isPending && variables?.params.id === badge.id ? variables.body.isVisible : badge.isVisible}
                onChange={(event) => show(badge, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
