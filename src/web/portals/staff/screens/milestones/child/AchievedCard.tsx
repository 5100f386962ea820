import { EllipsisVertical, Pencil, Sprout, Star, Trash2 } from 'lucide-react';
import { CategoryMark } from '#web/domains/milestones/CategoryMark.tsx';
import { changeMilestone, withdrawMilestone } from '#web/domains/milestones/queries.ts';
import type { Achieved, Growth } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { EditMilestone } from './EditMilestone.tsx';

/** Everything that was recorded of a child, newest first, with what can be done about it. */
export function AchievedCard({ growth, onRecord }: { growth: Growth; onRecord(): void }) {
  const { t } = useTranslation();
  const { achieved, categories } = growth;
  const editing = useDialog<Achieved>();
  const failed = t('milestones.child.notSaved');
  const change = useAction(changeMilestone, { failed });
  const withdraw = useAction(withdrawMilestone, { done: t('milestones.child.withdrawn'), failed });
  const star = ({ id, version, isStarred }: Achieved) =>
    change.run({ params: { id }, body: { isStarred: !isStarred, version } });
  const ask = ({ id, title }: Achieved) =>
    confirmDelete({
      title: t('milestones.child.withdrawTitle', { title }),
      text: t('milestones.child.withdrawText', { name: growth.child.firstName }),
      label: t('common.withdraw'),
      doDelete: () => withdraw.run({ params: { id } }),
    });
  return (
    <Card as="section" title={t('milestonesGrowth.achieved')} flush={achieved.length > 0}>
      {achieved.length === 0 ? (
        <EmptyState
          icon={<Sprout />}
          title={t('milestonesGrowth.none')}
          action={<Button onClick={onRecord}>{t('milestones.record.button')}</Button>}
        >
          {t('milestones.child.noneText')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {achieved.map((milestone) => (
            <AchievedRow
              key={milestone.id}
              milestone={milestone}
              category={categories.find(({ id }) => id === milestone.categoryId)}
              onStar={() => star(milestone)}
              onEdit={() => editing.open(milestone)}
              onWithdraw={() => ask(milestone)}
            />
          ))}
        </ul>
      )}
      {editing.show((milestone, opened) => (
        <EditMilestone milestone={milestone} {...opened} />
      ))}
    </Card>
  );
}

type AchievedRowProps = {
  milestone: Achieved;
  category: Growth['categories'][number] | undefined;
  onStar(): void;
  onEdit(): void;
  onWithdraw(): void;
};

function AchievedRow({ milestone, category, onStar, onEdit, onWithdraw }: AchievedRowProps) {
  const { t } = useTranslation();
  const age = useAge();
  const { title, achievedDate, ageMonths, notes, staffName, isStarred, parentNotified, evidencePhotos } = milestone;
  return (
    <li className="flex items-start gap-3 p-4 sm:px-5">
      {category && <CategoryMark category={category} />}
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{title}</p>
        <p className="text-ink-soft text-sm">
          {t('milestonesGrowth.when', { date: formatDate(achievedDate), age: age(ageMonths) })} · {staffName}
        </p>
        {notes && <p className="mt-1.5 whitespace-pre-line break-words">{notes}</p>}
        {evidencePhotos.length > 0 && (
          <ul aria-label={t('milestonesGrowth.photos')} className="mt-2 flex flex-wrap gap-2">
            {evidencePhotos.map((photo) => (
              <li key={photo.id}>
                <a href={photo.imageUrl} target="_blank" rel="noreferrer" className="block rounded-md">
                  <img
                    src={photo.thumbnailUrl}
                    alt={photo.title}
                    loading="lazy"
                    className="size-20 rounded-md bg-sunken object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {parentNotified && (
          <div className="mt-2">
            <Badge tone="success">{t('milestones.child.familySaw')}</Badge>
          </div>
        )}
      </div>
      <div data-screen-only className="-my-1.5 flex shrink-0 items-center">
        <IconButton
          label={t(isStarred ? 'milestones.child.unstar' : 'milestones.child.star', { title })}
          aria-pressed={isStarred}
          onClick={onStar}
        >
          <Star className={isStarred ? 'fill-highlight text-highlight' : ''} />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={t('milestones.child.more', { title })}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {t('common.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={onWithdraw}>
            {t('common.withdraw')}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
