import type { RotaPerson, RotaWeek } from '#web/domains/rota/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Table } from '#web/ui/Table.tsx';

/** How much each person is planned for, beside what was agreed with them. */
export function PeopleHours({ week }: { week: RotaWeek }) {
  const { t } = useTranslation();
  return (
    <Section title={t('rota.people.title')}>
      <Card flush>
        <Table
          caption={t('rota.people.caption', { date: formatDate(week.from) })}
          columns={[
            { key: 'name', header: t('rota.people.name'), title: true, cell: ({ name }) => name },
            {
              key: 'planned',
              header: t('rota.people.planned'),
              align: 'end',
              cell: ({ plannedMinutes }) => formatDuration(plannedMinutes),
            },
            {
              key: 'agreed',
              header: t('rota.people.agreed'),
              align: 'end',
              cell: ({ weeklyMinutes }) => (weeklyMinutes === null ? '–' : formatDuration(weeklyMinutes)),
            },
            { key: 'note', header: t('rota.people.note'), cell: (person) => <Notes person={person} week={week} /> },
          ]}
          rows={week.people}
          rowKey={({ id }) => id}
        />
      </Card>
    </Section>
  );
}

function Notes({ person, week }: { person: RotaPerson; week: RotaWeek }) {
  const { t } = useTranslation();
  const warnings = new Set(week.shifts.flatMap((one) => (one.staffId === person.id ? one.warnings : [])));
  if (!person.hasLeft && person.timeOff.length === 0 && warnings.size === 0) return '–';
  const off = person.timeOff.map((date) => formatDate(date, 'short')).join(', ');
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.hasLeft && <Badge tone="attention">{t('rota.hasLeft')}</Badge>}
      {off && <Badge tone="info">{t('rota.people.timeOff', { dates: off })}</Badge>}
      {[...warnings].map((warning) => (
        <Badge key={warning} tone="highlight">
          {t(`rota.warnings.${warning}`)}
        </Badge>
      ))}
    </span>
  );
}
