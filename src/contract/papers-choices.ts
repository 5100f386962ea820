/** What a paper of a member of staff is. */
export const PAPER_KINDS = [
  'background-check',
  'cpr',
  'first-aid',
  /** One card for both. */
  'cpr-first-aid',
  'mandated-reporter',
  'credential',
  'education',
  'orientation',
  'driving',
  'agreement',
  'other',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What a paper on somebody's health is; a written refusal or exemption that the rules admit counts as one of its kind. */
export const HEALTH_PAPER_KINDS = [
  'tb-test',
  'health-screening',
  'influenza',
  'pertussis',
  'measles',
  'other',
] as const;
export type HealthPaperKind = (typeof HEALTH_PAPER_KINDS)[number];

/** Led by an instructor; by oneself with a test of what was learned; by reading or watching alone. */
export const TRAINING_MODES = ['instructor', 'self', 'self-study'] as const;
export type TrainingMode = (typeof TRAINING_MODES)[number];

export const TRAINING_TOPICS = [
  'development',
  'health-safety',
  'abuse-prevention',
  'nutrition',
  'infants',
  'special-needs',
  'guidance',
  'families',
  'management',
  'cpr-first-aid',
  'orientation',
  'other',
] as const;
export type TrainingTopic = (typeof TRAINING_TOPICS)[number];

/** What a rule asks for: a paper, a paper on health, or hours of training. */
export const REQUIREMENT_SORTS = ['paper', 'health', 'training'] as const;

/** What a requirement is for somebody on a day, the most urgent first. */
export const PAPER_STATES = ['missing', 'expired', 'expiring', 'due', 'met'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** How many days ahead people are reminded, the nearest first; 0 is the day itself. */
export const REMINDED_AHEAD = [0, 7, 30, 90] as const;
/** What ends within so many days is told beside what is missing. */
export const SOON_DAYS = 90;

/** The longest training that is recorded at once, in minutes. */
export const LONGEST_TRAINING = 60_000;
/** For how many days somebody may count although a paper is missing. */
export const LONGEST_OVERRIDE_DAYS = 90;
