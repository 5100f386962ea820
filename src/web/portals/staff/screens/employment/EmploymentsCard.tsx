import { Pencil, Plus, Replace, Trash2 } from 'lucide-react';
import { removeEmployment, removeTerms } from '#web/domains/employment/queries.ts';
import { type Employment, type PersonnelFile, type Terms, termsOn } from '#web/domains/employment/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const BeginEmployment = lazyDialog(() => import('./BeginEmployment.tsx'));
const EditEmployment = lazyDialog(() => import('./EditEmployment.tsx'));
const TermsDialog = lazyDialog(() => import('./TermsDialog.tsx'));

/** When somebody was employed and on which terms, the newest first. */
export function EmploymentsCard({ file, manages }: { file: PersonnelFile; manages: boolean }) {
  const { t } = useTranslation();
  const beginning = useDialog();
  return (
    <Card
      as="section"
      title={t('employment.employments.title')}
      action={
        manages && (
          <Button
            variant="secondary"
            size="small"
            icon={<Plus />}
            {...BeginEmployment.near}
            onClick={() => beginning.open()}
          >
            {t('employment.employments.begin')}
          </Button>
        )
      }
    >
      {file.employments.length === 0 ? (
        <p className="text-ink-soft">{t('employment.employments.empty')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {file.employments.map((employment) => (
            <li key={employment.id} className="py-3">
              <EmploymentItem staffId={file.id} employment={employment} manages={manages} />
            </li>
          ))}
        </ul>
      )}
      {beginning.show((_, opened) => (
        <BeginEmployment staffId={file.id} {...opened} />
      ))}
    </Card>
  );
}

type EmploymentItemProps = { staffId: number; employment: Employment; manages: boolean };

function EmploymentItem({ staffId, employment, manages }: EmploymentItemProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const editing = useDialog();
  const agreeing = useDialog();
  const { run: remove } = useAction(removeEmployment, {
    done: t('employment.employments.removed'),
    failed: t('employment.notSaved'),
  });
  const { hiredOn, leftOn, terms } = employment;
  const now = termsOn(employment, today);
  const ask = () =>
    confirmDelete({
      title: t('employment.employments.removeTitle'),
      text: t('employment.employments.removeText'),
      label: t('employment.remove'),
      doDelete: () => remove({ params: { id: staffId, employmentId: employment.id } }),
    });
  const span = leftOn
    ? t('employment.span', { from: formatDate(hiredOn), to: formatDate(leftOn) })
    : t('employment.since', { from: formatDate(hiredOn) });
  return (
    <>
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 font-medium">
          {span}
          {now && <Badge tone="success">{t('employment.now')}</Badge>}
        </p>
        {manages && (
          <MoreMenu size="small" label={t('employment.employments.more', { span })}>
            <MenuItem icon={<Replace />} onSelect={() => agreeing.open()}>
              {t('employment.terms.agree')}
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={() => editing.open()}>
              {t('employment.employments.edit')}
            </MenuItem>
            <MenuItem danger icon={<Trash2 />} onSelect={ask}>
              {t('employment.employments.remove')}
            </MenuItem>
          </MoreMenu>
        )}
      </div>
      <ul className="flex flex-col gap-3">
        {terms.map((one, at) => (
          <TermsItem
            key={one.id}
            staffId={staffId}
            employment={employment}
            terms={one}
            manages={manages}
            isFirst={at === terms.length - 1}
          />
        ))}
      </ul>
      {editing.show((_, opened) => (
        <EditEmployment staffId={staffId} employment={employment} {...opened} />
      ))}
      {agreeing.show((_, opened) => (
        <TermsDialog staffId={staffId} employment={employment} like={terms[0]} {...opened} />
      ))}
    </>
  );
}

type TermsItemProps = EmploymentItemProps & { terms: Terms; isFirst: boolean };

function TermsItem({ staffId, employment, terms, manages, isFirst }: TermsItemProps) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  const editing = useDialog();
  const { run: remove } = useAction(removeTerms, {
    done: t('employment.terms.removed'),
    failed: t('employment.notSaved'),
  });
  const from = formatDate(terms.fromDate);
  const params = { id: staffId, employmentId: employment.id, termId: terms.id };
  const ask = () =>
    confirmDelete({
      title: t('employment.terms.removeTitle', { from }),
      text: t('employment.terms.removeText'),
      label: t('employment.remove'),
      doDelete: () => remove({ params }),
    });
  const facts = [
    terms.weeklyMinutes === null
      ? t('employment.terms.asNeeded')
      : t('employment.terms.weekly', { hours: formatDuration(terms.weeklyMinutes) }),
    t('employment.terms.workweek', { day: weekday(terms.workweekStarts) }),
    ...(terms.isExempt ? [t('employment.terms.exempt')] : []),
  ];
  return (
    <li className="flex items-start gap-2 border-line border-s-2 ps-3">
      <div className="min-w-0 flex-1">
        <p>{t(`employment.positions.${terms.position}`)}</p>
        {!isFirst && <p className="text-ink-soft text-sm">{t('employment.since', { from })}</p>}
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      {manages && (
        <MoreMenu size="small" label={t('employment.terms.more', { from })}>
          <MenuItem icon={<Pencil />} onSelect={() => editing.open()}>
            {t('employment.terms.edit')}
          </MenuItem>
          {!isFirst && (
            <MenuItem danger icon={<Trash2 />} onSelect={ask}>
              {t('employment.terms.remove')}
            </MenuItem>
          )}
        </MoreMenu>
      )}
      {editing.show((_, opened) => (
        <TermsDialog staffId={staffId} employment={employment} terms={terms} isFirst={isFirst} {...opened} />
      ))}
    </li>
  );
}
