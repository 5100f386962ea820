import { Link } from 'react-router';
import type { TeamPapers } from '#web/domains/papers/queries.ts';
import { isOpen, thereOf } from '#web/domains/papers/rules.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

type Person = TeamPapers['people'][number];

/** Everybody with how much of what is asked is there, and what they still need. */
export function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { can } = useStaffSession();
  const part = can('staff.manage') ? 'papers' : 'health-papers';
  const columns: Column<Person>[] = [
    {
      key: 'person',
      header: t('papers.columns.person'),
      title: true,
      cell: ({ staffId, name, role }) => (
        <span className="block">
          <TextLink asChild quiet className="inline-flex min-h-11 items-center">
            <Link to={`/staff/${staffId}/${part}`}>{name}</Link>
          </TextLink>
          <span className="block font-normal text-ink-soft text-sm">{roleName(role)}</span>
        </span>
      ),
    },
    {
      key: 'there',
      header: t('papers.columns.there'),
      className: 'tabular-nums',
      cell: (person) => t('papers.people.there', { there: thereOf(person), asked: person.asked.length }),
    },
    { key: 'needs', header: t('papers.columns.needs'), cell: (person) => <Needs person={person} /> },
  ];
  return (
    <Section title={t('papers.people.title')} description={t('papers.people.text')}>
      <Table caption={t('papers.people.title')} columns={columns} rows={people} rowKey={({ staffId }) => staffId} />
    </Section>
  );
}

function Needs({ person }: { person: Person }) {
  const { t } = useTranslation();
  const { asked, isBlocked, overriddenUntil } = person;
  const open = asked.filter((one) => isOpen(one) || (one.state === 'due' && one.sort !== 'training'));
  return (
    <span className="flex flex-col items-start gap-1.5">
      {isBlocked && <Badge tone="attention">{t('papers.people.blocked')}</Badge>}
      {overriddenUntil !== null && (
        <Badge tone="info">{t('papers.people.overridden', { date: formatDate(overriddenUntil) })}</Badge>
      )}
      {open.length === 0 ? (
        <Badge tone="success">{t('papers.people.complete')}</Badge>
      ) : (
        <span className="wrap-anywhere">{open.map(({ name }) => name).join(' · ')}</span>
      )}
    </span>
  );
}
