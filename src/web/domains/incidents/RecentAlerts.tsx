import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ClipboardPen, Clock, Signature, TriangleAlert } from 'lucide-react';
import { children } from '#web/domains/children/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { staff } from '#web/domains/staff/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayLabel, daysBetween, formatDate, formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import { newestIncidents } from './queries.ts';
import { type AlertTitle, alertTitleOf } from './rules.ts';
import { StaffIncident } from './staffIncident.ts';

/** The last incidents, as alerts. */
export function RecentAlerts() {
  const { t, i18n } = useTranslation();
  const reading = useDialog<{ id: number; name: string }>();
  const roleName = useRoleName();
  const listOf = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names);
  const today = useCenterToday();
  const read = useQuery(newestIncidents);
  const { can } = useStaffSession();
  const { data: members = [] } = useQuery({ ...staff, enabled: can('staff.see') });
  const { data: family = [] } = useQuery({ ...children, enabled: can('children.see') });

  const textOf = (title: AlertTitle) => {
    if (title.kind === 'by') return t('dashboard.alerts.by', { position: roleName(title.position) });
    return t(title.kind === 'late-pick-up' ? 'dashboard.alerts.latePickUp' : 'dashboard.alerts.incident');
  };
  const momentOf = ({ date, time }: { date: string; time: string }) =>
    `${date === today ? dayLabel(date, today) : formatDate(date, daysBetween(date, today) < 300 ? 'short' : 'medium')}, ${formatTime(time)}`;

  return (
    <>
      <Panel
        title={t('dashboard.alerts.title')}
        read={read}
        pick={(newest) => newest}
        itemKey={({ id }) => id}
        failed={t('dashboard.alerts.failed')}
        empty={
          <>
            <CircleCheck className="size-5 shrink-0 text-success" />
            {t('dashboard.alerts.empty')}
          </>
        }
      >
        {(incident) => {
          const title = alertTitleOf(incident, members);
          const child = family.find(({ id }) => id === incident.childId);
          const Icon = icons[title.kind];
          return (
            <div className="relative flex items-start gap-3">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-content-center rounded-md bg-attention-soft text-attention-ink"
              >
                <Icon className="size-5" />
              </span>
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  className="text-start font-medium underline-offset-3 after:absolute after:inset-0 hover:underline"
                  onClick={() => reading.open({ id: incident.id, name: child ? fullName(child) : '' })}
                  {...StaffIncident.near}
                >
                  {textOf(title)}
                </button>
                <p className="line-clamp-2 text-sm">{incident.description}</p>
                <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
                  <span>{[child && fullName(child), momentOf(incident)].filter(Boolean).join(' · ')}</span>
                  <Badge
                    tone={incident.parentNotified ? 'success' : 'highlight'}
                    icon={incident.parentNotified ? undefined : <Clock />}
                  >
                    {t(incident.parentNotified ? 'dashboard.alerts.resolved' : 'dashboard.alerts.pending')}
                  </Badge>
                </p>
                {incident.acknowledgements.length > 0 && (
                  <p className="mt-0.5 flex items-start gap-1 text-ink-soft text-sm">
                    <Signature className="mt-0.5 size-4 shrink-0" />
                    {t('dashboard.alerts.signed', {
                      names: listOf(incident.acknowledgements.map(({ signature }) => signature)),
                    })}
                  </p>
                )}
              </div>
            </div>
          );
        }}
      </Panel>
      {reading.show((incident, opened) => (
        <StaffIncident {...incident} {...opened} />
      ))}
    </>
  );
}

const icons = { 'late-pick-up': Clock, by: ClipboardPen, incident: TriangleAlert };
