import { useMutation } from '@tanstack/react-query';
import { BadgeMark } from '../../../../../domains/milestones/BadgeMark.tsx';
import { changeBadge } from '../../../../../domains/milestones/queries.ts';
import type { Badge } from '../../../../../domains/milestones/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** A child's badges, and which of them its family sees. */
export function BadgesCard({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation(changeBadge);
  const show = ({ id, version }: Badge, isVisible: boolean) =>
    mutate(
      { params: { id }, body: { isVisible, version } },
      {
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('milestones.child.notSaved')),
            variant: 'error',
          }),
      },
    );
  return (
    <Card as="section" title={t('growth.badges.title')} flush={badges.length > 0}>
      {badges.length === 0 ? (
        <p className="text-ink-soft">{t('growth.badges.none')}</p>
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
