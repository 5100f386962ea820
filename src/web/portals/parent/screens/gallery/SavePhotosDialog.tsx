import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PHOTOS_IN_A_FILE } from '#contract/kernel/photo-limits.ts';
import { query } from '#web/lib/api.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useParentSession } from '#web/lib/session.ts';
import { centerNow, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { archiveOf, type Keeping } from './pictures.ts';

type SavePhotosDialogProps = { open: boolean; onClose(): void };

/** The days that are typed, instead of all or of a month. */
const TYPED = 'typed';

/** Many photos as one zip file: of all children or of one, of all days, of a month or of chosen days (gallery-10). */
export default function SavePhotosDialog({ open, onClose }: SavePhotosDialogProps) {
  const { t, i18n } = useTranslation();
  const { children } = useParentSession();
  const today = centerNow().date;
  const [child, chooseChild] = useState('');
  const [days, chooseDays] = useState('');
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const isBackward = days === TYPED && from !== '' && to !== '' && from > to;
  const keeping: Keeping = {
    ...(child && { childId: Number(child) }),
    ...(days === TYPED ? { ...(from && { from }), ...(to && { to }) } : days && daysOf(days)),
  };
  const read = useQuery({
    ...query('GET /api/gallery/summary', { query: { ...keeping, by: 'month' } }),
    enabled: !isBackward,
    placeholderData: keepPreviousData,
  });
  const mayBeSaved = (count: number | undefined) => count !== undefined && count > 0 && count <= PHOTOS_IN_A_FILE;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    // Once more, since the browser itself would only say that a download failed.
    const { data, isError } = await read.refetch();
    if (isError || !mayBeSaved(data?.saveable)) return;
    const link = document.createElement('a');
    link.href = archiveOf(keeping);
    link.download = '';
    link.click();
    toast({ title: t('gallery.save.begun'), description: t('gallery.save.begunText') });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      title={t('gallery.save.title')}
      description={t('gallery.save.text')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      submit={t('common.download')}
      busy={read.isFetching && !read.isPlaceholderData}
      busyLabel={t('gallery.save.counting')}
      disabled={isBackward || read.isPlaceholderData || !mayBeSaved(read.data?.saveable)}
    >
      <Field label={t('gallery.save.whose')}>
        <Select
          value={child}
          onChange={({ target }) => chooseChild(target.value)}
          options={[
            { value: '', label: t('gallery.save.everybody') },
            ...children.map(({ id, firstName }) => ({
              value: String(id),
              label: t('gallery.save.with', { name: firstName }),
            })),
          ]}
        />
      </Field>
      <Field label={t('gallery.save.days')}>
        <Select
          value={days}
          onChange={({ target }) => chooseDays(target.value)}
          options={[
            { value: '', label: t('gallery.save.allDays') },
            { value: TYPED, label: t('gallery.save.chooseDays') },
            ...(read.data?.groups ?? []).map(({ name }) => ({ value: name, label: formatMonth(name) })),
          ]}
        />
      </Field>
      {days === TYPED && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('common.from')}>
            <DateInput max={today} value={from} onChange={({ target }) => setFrom(target.value)} />
          </Field>
          <Field label={t('common.until')} {...(isBackward && { error: t('common.lastDayBeforeFirst') })}>
            <DateInput max={today} value={to} onChange={({ target }) => setTo(target.value)} />
          </Field>
        </div>
      )}
      {!isBackward && (
        <Loaded query={read} failed={t('gallery.save.failed')} skeleton={<SkeletonText lines={1} />}>
          {({ saveable }) => (
            <p role="status" className="font-medium">
              {saveable === 0
                ? t('gallery.save.none')
                : saveable > PHOTOS_IN_A_FILE
                  ? t('gallery.save.tooMany', {
                      found: saveable.toLocaleString(localeOf(i18n.language)),
                      most: PHOTOS_IN_A_FILE.toLocaleString(localeOf(i18n.language)),
                    })
                  : t('gallery.save.found', { count: saveable })}
            </p>
          )}
        </Loaded>
      )}
    </FormDialog>
  );
}

/** The first and the last day of a month. */
function daysOf(month: string): Keeping {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
