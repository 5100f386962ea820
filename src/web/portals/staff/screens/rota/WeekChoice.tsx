import { ChevronLeft, ChevronRight, WandSparkles } from 'lucide-react';
import { mondayOf } from '#web/domains/analytics/rules.ts';
import type { RotaWeek } from '#web/domains/rota/rules.ts';
import { useSearchFields } from '#web/layout/useSearchFields.ts';
import { dayAfter, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';

const ProposalDialog = lazyDialog(() => import('./ProposalDialog.tsx'));
const CopyDialog = lazyDialog(() => import('./CopyDialog.tsx'));
const KeepTemplate = lazyDialog(() => import('./KeepTemplate.tsx'));
const ApplyTemplate = lazyDialog(() => import('./ApplyTemplate.tsx'));

/** Which week is shown, and what can be done with it as a whole. */
export function WeekChoice({ monday, week }: { monday: string; week: RotaWeek | undefined }) {
  const { t } = useTranslation();
  const thisWeek = mondayOf(useCenterToday());
  const { choose } = useSearchFields();
  const proposing = useDialog<RotaWeek>();
  const copying = useDialog();
  const keeping = useDialog();
  const applying = useDialog();
  const go = (to: string) => choose({ week: to === thisWeek ? null : to, day: null });
  const isEmpty = !week || week.shifts.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton label={t('rota.week.before')} onClick={() => go(dayAfter(monday, -7))}>
        <ChevronLeft />
      </IconButton>
      <p className="min-w-44 text-center font-semibold text-lg" aria-live="polite">
        {t('rota.week.of', { date: formatDate(monday) })}
      </p>
      <IconButton label={t('rota.week.after')} onClick={() => go(dayAfter(monday, 7))}>
        <ChevronRight />
      </IconButton>
      {monday !== thisWeek && (
        <Button variant="quiet" onClick={() => go(thisWeek)}>
          {t('rota.week.present')}
        </Button>
      )}
      {week && week.to >= thisWeek && week.rooms.some(({ days }) => days.some(({ short }) => short.length > 0)) && (
        <Button
          variant="secondary"
          icon={<WandSparkles className="size-5" />}
          onClick={() => proposing.open(week)}
          {...ProposalDialog.near}
        >
          {t('rota.proposal.button')}
        </Button>
      )}
      <span className="ms-auto">
        <MoreMenu label={t('rota.more.label')}>
          <MenuItem disabled={isEmpty} onSelect={() => copying.open()}>
            {t('rota.more.copy')}
          </MenuItem>
          <MenuItem disabled={isEmpty} onSelect={() => keeping.open()}>
            {t('rota.more.keep')}
          </MenuItem>
          <MenuItem disabled={monday < thisWeek} onSelect={() => applying.open()}>
            {t('rota.more.apply')}
          </MenuItem>
        </MoreMenu>
      </span>
      {proposing.show((shown, opened) => (
        <ProposalDialog week={shown} {...opened} />
      ))}
      {copying.show((_, opened) => (
        <CopyDialog monday={monday} {...opened} />
      ))}
      {keeping.show((_, opened) => (
        <KeepTemplate monday={monday} {...opened} />
      ))}
      {applying.show((_, opened) => (
        <ApplyTemplate monday={monday} {...opened} />
      ))}
    </div>
  );
}
