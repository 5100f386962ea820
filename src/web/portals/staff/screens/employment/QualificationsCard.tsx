import { Pencil, Plus, Trash2 } from 'lucide-react';
import { removeQualification } from '#web/domains/employment/queries.ts';
import { holdsOn, type PersonnelFile, type Qualification } from '#web/domains/employment/rules.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const QualificationDialog = lazyDialog(() => import('./QualificationDialog.tsx'));

/** The groups that somebody may care for, and what follows for the ratio (employment-6). */
export function QualificationsCard({ file, manages }: { file: PersonnelFile; manages: boolean }) {
  const { t } = useTranslation();
  const adding = useDialog();
  const { qualifications } = file;
  return (
    <Card
      as="section"
      title={t('employment.qualifications.title')}
      description={t(qualifications.length === 0 ? 'employment.qualifications.none' : 'employment.qualifications.text')}
      action={
        manages && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus />}
            {...QualificationDialog.near}
            onClick={() => adding.open()}
          >
            {t('employment.qualifications.add')}
          </Button>
        )
      }
    >
      {qualifications.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {qualifications.map((one) => (
            <QualificationItem key={one.id} staffId={file.id} qualification={one} manages={manages} />
          ))}
        </ul>
      )}
      {adding.show((_, opened) => (
        <QualificationDialog staffId={file.id} {...opened} />
      ))}
    </Card>
  );
}

type QualificationItemProps = { staffId: number; qualification: Qualification; manages: boolean };

function QualificationItem({ staffId, qualification, manages }: QualificationItemProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const editing = useDialog();
  const { run: remove } = useAction(removeQualification, {
    done: t('employment.qualifications.removed'),
    failed: t('employment.notSaved'),
  });
  const { id, ageGroup, fromDate, toDate, note } = qualification;
  const group = t(`employment.ageGroups.${ageGroup}`);
  const ask = () =>
    confirmDelete({
      title: t('employment.qualifications.removeTitle', { group }),
      text: t('employment.qualifications.removeText'),
      label: t('employment.remove'),
      doDelete: () => remove({ params: { id: staffId, qualificationId: id } }),
    });
  const state = holdsOn(qualification, today) ? 'now' : fromDate > today ? 'coming' : 'over';
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {group}
          {state !== 'now' && (
            <Badge tone={state === 'over' ? 'attention' : 'info'}>{t(`employment.qualifications.${state}`)}</Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {toDate
            ? t('employment.span', { from: formatDate(fromDate), to: formatDate(toDate) })
            : t('employment.since', { from: formatDate(fromDate) })}
        </p>
        {note && <p className="break-words text-sm">{note}</p>}
      </div>
      {manages && (
        <MoreMenu size="small" label={t('employment.qualifications.more', { group })}>
          <MenuItem icon={<Pencil />} onSelect={() => editing.open()}>
            {t('employment.qualifications.edit')}
          </MenuItem>
          <MenuItem danger icon={<Trash2 />} onSelect={ask}>
            {t('employment.qualifications.remove')}
          </MenuItem>
        </MoreMenu>
      )}
      {editing.show((_, opened) => (
        <QualificationDialog staffId={staffId} qualification={qualification} {...opened} />
      ))}
    </li>
  );
}
