import { SOON_DAYS, type TrainingMode, type TrainingTopic } from '#contract/papers-choices.ts';
import { dayAfter } from '#web/lib/time.ts';
import type { AskedPaper, StaffPaper, StaffTraining, TeamPapers } from './queries.ts';

/** One thing that somebody lacks, or that ends soon. */
export interface OpenItem {
  readonly person: TeamPapers['people'][number];
  readonly asked: AskedPaper;
}

export const isOpen = ({ state }: Pick<AskedPaper, 'state'>): boolean => state === 'missing' || state === 'expired';

/** Whether it is missing, has expired, or is due within 90 days. */
export const isUrgent = (asked: Pick<AskedPaper, 'state' | 'dueOn'>, today: string): boolean =>
  isOpen(asked) || (asked.state !== 'met' && asked.dueOn !== null && asked.dueOn <= dayAfter(today, SOON_DAYS));

/** What is missing, expired or due within 90 days, of everybody: what is not there first, then by the day on which it is due. */
export const openItems = ({ people }: Pick<TeamPapers, 'people'>, today: string): OpenItem[] =>
  people
    .flatMap((person) => person.asked.filter((asked) => isUrgent(asked, today)).map((asked) => ({ person, asked })))
    .sort(
      (one, other) =>
        Number(isOpen(other.asked)) - Number(isOpen(one.asked)) ||
        (one.asked.dueOn ?? '').localeCompare(other.asked.dueOn ?? ''),
    );

/** How many of what is asked of somebody is there. */
export const thereOf = ({ asked }: Pick<TeamPapers['people'][number], 'asked'>): number =>
  asked.filter(({ state }) => state === 'met' || state === 'expiring').length;

export const totalsOf = (team: TeamPapers, today: string) => {
  const open = openItems(team, today);
  return {
    missing: open.filter(({ asked }) => isOpen(asked)).length,
    soon: open.filter(({ asked }) => !isOpen(asked)).length,
    complete: team.people.filter(({ asked }) => !asked.some(isOpen)).length,
    people: team.people.length,
  };
};

/** A paper as typed; '' for what is not said. */
export type PaperValues = {
  kind: string;
  title: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  issuer: string;
};
export const NO_PAPER: PaperValues = { kind: '', title: '', number: '', issuedOn: '', expiresOn: '', issuer: '' };

export const paperValuesOf = (
  paper: Pick<StaffPaper, 'title' | 'number' | 'issuedOn' | 'expiresOn' | 'issuer'> & { readonly kind: string },
): PaperValues => ({
  kind: paper.kind,
  title: paper.title,
  number: paper.number ?? '',
  issuedOn: paper.issuedOn,
  expiresOn: paper.expiresOn ?? '',
  issuer: paper.issuer ?? '',
});

export const paperBodyOf = <Kind extends string>({ kind, expiresOn, ...said }: PaperValues) => ({
  ...said,
  kind: kind as Kind,
  expiresOn: expiresOn === '' ? null : expiresOn,
});

export type TrainingValues = {
  title: string;
  date: string;
  hours: string;
  mode: TrainingMode;
};
export const trainingValuesOf = (training: StaffTraining | undefined, today: string): TrainingValues => ({
  title: training?.title ?? '',
  date: training?.date ?? today,
  hours: training ? String(training.minutes / 60) : '',
  mode: training?.mode ?? 'instructor',
});
/** Hours, with a point or a comma, in whole minutes; null for what is none. */
export function minutesOf(hours: string): number | null {
  const value = Number(hours.trim().replace(',', '.'));
  const minutes = Math.round(value * 60);
  return hours.trim() !== '' && Number.isFinite(value) && minutes >= 1 ? minutes : null;
}
export const trainingBodyOf = ({ title, date, hours, mode }: TrainingValues, topics: readonly TrainingTopic[]) => ({
  title,
  date,
  minutes: minutesOf(hours) ?? 0,
  mode,
  topics: [...topics],
});

/** A picture taken with the phone, or a PDF. What one really is, the server finds out. */
export const ACCEPTED_FILES = 'image/*,.pdf';
export const isAccepted = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('image/') || type === 'application/pdf' || /\.(pdf|jpe?g|png|heic|webp)$/i.test(name);
