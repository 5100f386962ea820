import { useQuery } from '@tanstack/react-query';
import { type PickupPerson, proposedPeople } from '#web/domains/pickup-people/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';

/** Whom families propose to bring and collect their children, until somebody has answered; nothing where nobody waits. */
export function ProposedPeople({ onView }: { onView(childId: number): void }) {
  const { t } = useTranslation();
  const read = useQuery(proposedPeople);
  if (!read.data)
    return read.isError ? <LoadFailed read={read} failed={t('childrenManagement.proposed.failed')} /> : null;
  if (read.data.length === 0) return null;
  return (
    <Alert title={t('childrenManagement.proposed.waiting', { count: read.data.length })}>
      <ul className="mt-1 flex flex-col gap-2">
        {read.data.map((person) => (
          <Line key={person.id} person={person} onView={onView} />
        ))}
      </ul>
    </Alert>
  );
}

function Line({ person, onView }: { person: PickupPerson; onView(childId: number): void }) {
  const { t } = useTranslation();
  const [first] = person.children;
  const name = `${person.firstName} ${person.lastName}`;
  const children = person.children.map(({ firstName }) => firstName).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 break-words">
        {t('childrenManagement.proposed.waitingFor', { name, relationship: person.relationship, children })}
      </span>
      {first && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('childrenManagement.proposed.lookOf', { name })}
          onClick={() => onView(first.id)}
        >
          {t('childrenManagement.proposed.look')}
        </Button>
      )}
    </li>
  );
}
