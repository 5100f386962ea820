import type { Position } from '#contract/employment-choices.ts';
import { type PaperState, SOON_DAYS } from '#contract/papers-choices.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';
import type { DocumentRequirement, Requirement } from './rule-schema.ts';
import { type Hours, judgeTraining, type TrainingDone } from './training-rules.ts';

/** A paper that counts: neither replaced nor removed. Local dates. */
export interface PaperHeld {
  readonly id: number;
  readonly kind: string;
  readonly issuedOn: string;
  /** The last day on which it holds, as it says itself. */
  readonly expiresOn: string | null;
}

/** Somebody of whom papers are asked. */
export interface Asked {
  readonly position: Position | null;
  /** The first day of the employment that holds now: after a gap a new one. */
  readonly hiredOn: string;
}

export interface Judged {
  readonly requirement: Requirement;
  readonly state: PaperState;
  /** The last day on which it holds, or held; null: it has no end, or never held. */
  readonly until: string | null;
  /** By when something is to be there; null: nothing is due. */
  readonly dueOn: string | null;
  /** The paper by which it is met, or the last one that met it. */
  readonly paperId: number | null;
  /** Of training. */
  readonly hours: Hours | null;
}

/** Later than any day. */
const EVER = '9999-12-31';

/** Whether a requirement is asked of somebody in this position; without one only what is asked of everybody is. */
export const isAskedOf = ({ appliesTo }: Requirement, position: Position | null): boolean =>
  appliesTo === null || (position !== null && appliesTo.includes(position));

/** The last day on which a paper meets a requirement: as it says itself, or as the rules have it, whichever comes first. */
export function holdsUntil(
  { issuedOn, expiresOn }: PaperHeld,
  { everyMonths }: Pick<DocumentRequirement, 'everyMonths'>,
): string {
  const byRule = everyMonths === null ? EVER : addMonths(issuedOn, everyMonths);
  return expiresOn !== null && expiresOn < byRule ? expiresOn : byRule;
}

/** What one requirement is for somebody on a day. One paper more never makes it worse. */
export function judgeDocument(
  requirement: DocumentRequirement,
  { hiredOn }: Asked,
  papers: readonly PaperHeld[],
  day: string,
): Judged {
  const held = papers
    .filter(({ kind, issuedOn }) => requirement.kinds.some((one) => one === kind) && issuedOn <= day)
    .map((paper) => ({ id: paper.id, until: holdsUntil(paper, requirement) }));
  const best = held.reduce<(typeof held)[number] | null>(
    (one, other) => (one === null || other.until > one.until ? other : one),
    null,
  );
  const firstDue = addDays(hiredOn, requirement.dueWithinDaysOfHire);
  const hasTime = requirement.dueWithinDaysOfHire === 0 ? day < firstDue : day <= firstDue;
  const until = best === null || best.until === EVER ? null : best.until;
  const judged = { requirement, until, paperId: best?.id ?? null, hours: null };
  if (best !== null && best.until >= day) {
    const isSoon = best.until <= addDays(day, SOON_DAYS);
    return { ...judged, state: isSoon ? 'expiring' : 'met', dueOn: until };
  }
  if (hasTime) return { ...judged, state: 'due', dueOn: firstDue };
  return best === null
    ? { ...judged, state: 'missing', dueOn: firstDue }
    : { ...judged, state: 'expired', dueOn: until };
}

export interface Held {
  readonly papers: readonly PaperHeld[];
  readonly healthPapers: readonly PaperHeld[];
  readonly training: readonly TrainingDone[];
  /** Since when the center keeps them: of training, periods that ended before are nobody's to judge. Null: not at all yet. */
  readonly since: string | null;
}

/** Everything that is asked of somebody on a day, the most urgent first. */
export function judge(requirements: readonly Requirement[], person: Asked, held: Held, day: string): Judged[] {
  return requirements
    .filter((requirement) => isAskedOf(requirement, person.position))
    .map((requirement) =>
      requirement.sort === 'training'
        ? { requirement, ...judgeTraining(requirement, person.hiredOn, held, day) }
        : judgeDocument(requirement, person, requirement.sort === 'paper' ? held.papers : held.healthPapers, day),
    )
    .sort(byUrgency);
}

const RANK: Readonly<Record<PaperState, number>> = { missing: 0, expired: 0, expiring: 1, due: 1, met: 2 };

/** What is not there comes first, then what is due the soonest. */
export const byUrgency = (one: Judged, other: Judged): number =>
  RANK[one.state] - RANK[other.state] || (one.dueOn ?? EVER).localeCompare(other.dueOn ?? EVER);

export const isOpen = ({ state }: Pick<Judged, 'state'>): boolean => state === 'missing' || state === 'expired';

/** Whether somebody may not care for children on this day: a paper on which that depends is missing, or has expired. */
export const blocksCare = ({ requirement, state }: Judged): boolean =>
  requirement.sort !== 'training' && requirement.blocksCare && isOpen({ state });

/** In which position somebody is counted whose employment says none, by the role they have. */
export function positionOf(position: Position | null, role: string): Position | null {
  if (position !== null) return position;
  const known: Readonly<Record<string, Position>> = {
    Director: 'director',
    'Lead Teacher': 'lead-teacher',
    'Assistant Teacher': 'aide',
    Nurse: 'nurse',
    'Support Staff': 'support',
  };
  return known[role] ?? null;
}
