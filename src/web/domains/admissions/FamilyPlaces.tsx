import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ChildWaiting } from './ChildWaiting.tsx';
import { ExpectedOpening } from './ExpectedOpening.tsx';
import { OfferedLately } from './OfferedLately.tsx';
import { type FamilyInquiry, nameOf } from './rules.ts';

type Waits = NonNullable<FamilyInquiry['children'][number]['waiting']>;

type FamilyPlacesProps = { token: string; found: FamilyInquiry; onChanged(): void };

/** Where the children of a family stand on the waitlist, and the rule behind it (admissions-11). */
export function FamilyPlaces({ token, found, onChanged }: FamilyPlacesProps) {
  const { t } = useTranslation();
  const { children, priorities, offered } = found;
  const waits = children.flatMap(({ waiting, ...child }) => (waiting ? [{ waiting, child }] : []));
  if (waits.length === 0) return null;
  const placeOf = ({ from, to, isPaused }: Waits) => {
    if (isPaused) return t('admissionsJoin.list.paused');
    if (to === null) return t('admissionsJoin.list.behind', { from });
    return from === to ? t('admissionsJoin.list.place', { from }) : t('admissionsJoin.list.band', { from, to });
  };
  return (
    <Section title={t('admissionsJoin.list.title')}>
      <Card flush>
        <ul className="divide-y divide-line">
          {waits.map(({ waiting, child }) => (
            <li key={child.id} className="px-4 py-3 sm:px-5">
              <p className="wrap-anywhere">{nameOf(child) || t('admissionsJoin.unborn')}</p>
              <p className="font-semibold text-lg">{placeOf(waiting)}</p>
              <p className="text-ink-soft">
                {[
                  waiting.ground && t(`admissionsJoin.list.grounds.${waiting.ground}`),
                  t('admissionsJoin.list.since', { date: formatDate(dayOf(waiting.since)) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {waiting.isMoved && <p className="text-ink-soft">{t('admissionsJoin.list.moved')}</p>}
              {!waiting.isPaused && <ExpectedOpening opening={waiting.opening} />}
              <ChildWaiting token={token} child={child} waiting={waiting} today={found.today} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-4 font-medium">{t('admissionsJoin.list.rule')}</p>
      <ol className="list-decimal ps-6">
        {priorities.map((ground) => (
          <li key={ground}>{t(`admissionsJoin.list.grounds.${ground}`)}</li>
        ))}
        <li>{t('admissionsJoin.list.then')}</li>
      </ol>
      <OfferedLately offered={offered} />
    </Section>
  );
}
