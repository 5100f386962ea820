import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, Sprout, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CategoryMark } from '../../../../../domains/milestones/CategoryMark.tsx';
import { changeMilestone, withdrawMilestone } from '../../../../../domains/milestones/queries.ts';
import type { Achieved, Growth } from '../../../../../domains/milestones/rules.ts';
import { useAge } from '../../../../../domains/milestones/useAge.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../../ui/Menu.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { EditMilestone } from './EditMilestone.tsx';

/** Everything that was recorded of a child, newest first, with what can be done about it. */
export function AchievedCard({ growth, onRecord }: { growth: Growth; onRecord(): void }) {
  const { t } = useTranslation();
  const { achieved, categories } = growth;
  const [editing, setEditing] = useState<Achieved>();
  const [asked, setAsked] = useState<Achieved>();
  const change = useMutation(changeMilestone);
  const withdraw = useMutation(withdrawMilestone);
  const failed = (error: unknown) =>
    toast({ title: t('shell.error'), description: reasonOf(error, t('milestones.child.notSaved')), variant: 'error' });
  const star = ({ id, version, isStarred }: Achieved) =>
    change.mutate({ params: { id }, body: { isStarred: !isStarred, version } }, { onError: failed });
  const takeBack = ({ id }: Achieved) =>
    withdraw.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsked(undefined);
          toast({ title: t('milestones.child.withdrawn'), variant: 'success' });
        },
        onError: failed,
      },
    );
  return (
    <Card as="section" title={t('growth.achieved')} flush={achieved.length > 0}>
      {achieved.length === 0 ? (
        <EmptyState
          icon={<Sprout />}
          title={t('growth.none')}
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
              onEdit={() => setEditing(milestone)}
              onWithdraw={() => setAsked(milestone)}
            />
          ))}
        </ul>
      )}
      {editing && <EditMilestone key={editing.id} milestone={editing} onDone={() => setEditing(undefined)} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={t('milestones.child.withdrawTitle', { title: asked.title })}
          confirmLabel={t('milestones.child.withdraw')}
          cancelLabel={t('milestones.cancel')}
          danger
          busy={withdraw.isPending}
          onConfirm={() => takeBack(asked)}
        >
          {t('milestones.child.withdrawText', { name: growth.child.firstName })}
        </ConfirmDialog>
      )}
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
          {t('growth.when', { date: formatDate(achievedDate), age: age(ageMonths) })} · {staffName}
        </p>
        {notes && <p className="mt-1.5 whitespace-pre-line break-words">{notes}</p>}
        {evidencePhotos.length > 0 && (
          <ul aria-label={t('growth.photos')} className="mt-2 flex flex-wrap gap-2">
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
          <Star className={isStarred ? 'fill-highlight text-highlight' : ''} aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={t('milestones.child.more', { title })}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
            {t('milestones.child.edit')}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onWithdraw}>
            {t('milestones.child.withdraw')}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
