import type { Import } from './imports.ts';

export interface Rule {
  readonly name: string;
  readonly isBrokenBy: (one: Import) => boolean;
  /** What to do instead. */
  readonly instead: string;
  /** An import that breaks it. */
  readonly example: readonly [from: string, statement: string];
}

/** The name of the domain a file of the server belongs to. */
export const domainOf = (file: string): string | undefined => /^src\/server\/domains\/([^/]+)\//.exec(file)?.[1];
/** The rows of the matrix lie beside their domain and are test code all the same. */
const isMatrix = (file: string) => /^src\/server\/domains\/[^/]+\/matrix\.ts$/.test(file);
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || isMatrix(file);
const portalOf = (file: string): string | undefined => /^src\/web\/portals\/([^/]+)\//.exec(file)?.[1];
const within = (...folders: readonly string[]) => {
  const starts = folders.map((folder) => `${folder}/`);
  return (file: string) => starts.some((start) => file.startsWith(start));
};
const isRoutes = (file: string) => domainOf(file) !== undefined && /(^|[/-])routes\.ts$/.test(file);
const isFace = (file: string) => /\/domains\/[^/]+\/domain\.ts$/.test(file);

const FACES = /\/(?:[\w-]+-)?(?:queries|rules|commands|hooks)(?:-[\w-]+)?\.ts$/;
/** Beside its queries, rules, commands and hooks: answers that a domain gathers for others, and words it says for them. */
export const OFFERED: readonly string[] = [
  'accounts/sign-in.ts',
  'activities/board.ts',
  'activities/read.ts',
  'activities/texts.ts',
  'admissions/family.ts',
  'admissions/waitlist.ts',
  'analytics/report-tables.ts',
  'attendance/family.ts',
  'attendance/stays.ts',
  'billing/accounts/ledger.ts',
  'billing/accounts/summary.ts',
  'billing/payments/checkout.ts',
  'billing/plans/enrollments.ts',
  'center/roles.ts',
  'center/rooms.ts',
  'center/status.ts',
  'children/photo.ts',
  'children/subject.ts',
  'compliance/headcounts.ts',
  'compliance/packs.ts',
  'daily-reports/read.ts',
  'employment/pay.ts',
  'guardians/invitations.ts',
  'incidents/family.ts',
  'medications/doses.ts',
  'papers/team.ts',
  'planning/read.ts',
  'security/center-rule.ts',
  'security/challenges.ts',
  'security/common-passwords.ts',
  'security/confirm.ts',
  'security/second-factor.ts',
  'staff/duty-corrections.ts',
  'time-clock/read.ts',
].map((file) => `src/server/domains/${file}`);
const isOffered = (file: string) => FACES.test(file) || OFFERED.includes(file);

const inWeb = within('src/web');
const inServer = within('src/server');
const inContract = within('src/contract');

export const RULES: readonly Rule[] = [
  {
    name: 'kernel, db and http know no domain',
    isBrokenBy: ({ from, to }) =>
      within('src/server/kernel', 'src/server/db', 'src/server/http')(from) &&
      !isTest(from) &&
      to.startsWith('src/server/domains/'),
    instead:
      'Domains stand on the kernel, never the other way. Move what both need into src/server/kernel/, or let the domain ' +
      'give it in its face (kernel/domain.ts), from which the kernel gathers.',
    example: ['src/server/kernel/jobs/worker.ts', "import { centers } from '#server/domains/accounts/queries.ts';"],
  },
  {
    name: 'routes are bound by their domain alone',
    isBrokenBy: ({ from, to }) => isRoutes(to) && !isTest(from) && !isFace(from) && !isRoutes(from),
    instead:
      'Routes bind calls to commands and hold nothing that others need. Move what you want to read or do into the ' +
      "domain's commands.ts, read.ts or queries.ts, and import that.",
    example: [
      'src/server/domains/family-day/read.ts',
      "import { readReports } from '../daily-reports/parent-routes.ts';",
    ],
  },
  {
    name: "of another domain one imports what it offers: queries, rules, commands, hooks, and what stands in 'OFFERED'",
    isBrokenBy: ({ from, to, isType }) => {
      const owner = domainOf(to);
      const isOther = owner !== undefined && domainOf(from) !== undefined && domainOf(from) !== owner;
      return isOther && !isType && !isTest(from) && !isOffered(to);
    },
    instead:
      'Of another domain you may read its queries, ask its rules, call its commands and listen to its hooks (hooks.ts). ' +
      'Its face, jobs, routes and its part of an archive are how it is served. Name a further file in OFFERED only where ' +
      'it gathers several of its queries into one answer.',
    example: ['src/server/domains/kiosk/receive.ts', "import { domain } from '#server/domains/attendance/domain.ts';"],
  },
  {
    name: 'archives and uploads know no other domain',
    isBrokenBy: ({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)];
      return (own === 'archives' || own === 'uploads') && other !== undefined && other !== own && !isTest(from);
    },
    instead:
      'They gather from the faces of all domains (kernel/domain.ts): name what is in a child’s archive as `archive` there, ' +
      'and folders of the file store that rows hold as `storedFolders`.',
    example: ['src/server/domains/archives/gather.ts', "import { photos } from '#server/domains/gallery/queries.ts';"],
  },
  {
    name: 'the matrix is read by tests alone',
    isBrokenBy: ({ from, to }) => isMatrix(to) && !isTest(from) && !within('testing')(from),
    instead: 'The rows of matrix.ts are gathered by testing/matrix/table.ts; the server is built without them.',
    example: ['src/server/domains/events/domain.ts', "import { matrix } from './matrix.ts';"],
  },
  {
    name: 'the server knows no web',
    isBrokenBy: ({ from, to }) => inServer(from) && !isTest(from) && inWeb(to),
    instead: 'Server and browser share src/contract/ alone: put there what both need.',
    example: ['src/server/http/pages.ts', "import { LIVE_READS } from '#web/lib/liveTopics.ts';"],
  },
  {
    name: 'the web knows no server',
    isBrokenBy: ({ from, to }) => inWeb(from) && !isTest(from) && (inServer(to) || within('testing', 'demo')(to)),
    instead: 'Server and browser share src/contract/ alone: put there what both need.',
    example: ['src/web/lib/api.ts', "import type { Server } from '#server/server.ts';"],
  },
  {
    name: 'the contract knows neither',
    isBrokenBy: ({ from, to }) => inContract(from) && !isTest(from) && !inContract(to),
    instead: 'The contract is data that server and browser stand on: it imports zod and itself.',
    example: ['src/contract/billing.ts', "import { ROOT } from '#server/root.ts';"],
  },
  {
    name: 'the product and its demonstration know no tests',
    isBrokenBy: ({ from, to }) =>
      (inServer(from) || within('demo')(from)) && !isTest(from) && within('testing', 'e2e', 'bench')(to),
    instead:
      'What runs outside of tests stands outside of testing/: move it to where it is used, and let tests import it.',
    example: ['demo/fill.ts', "import { until } from '../testing/until.ts';"],
  },
  {
    name: 'portals know nothing of each other',
    isBrokenBy: ({ from, to }) => {
      const [own, other] = [portalOf(from), portalOf(to)];
      return own !== undefined && other !== undefined && own !== other && !isTest(from);
    },
    instead: 'What two portals show belongs to src/web/domains/<domain>/, or to src/web/ui/ where it knows no daycare.',
    example: [
      'src/web/portals/parent/screens/events/CalendarScreen.tsx',
      "import { Month } from '#web/portals/staff/screens/events/Month.tsx';",
    ],
  },
  {
    name: 'a place is named by what it is',
    isBrokenBy: ({ specifier }) => specifier.includes('../../'),
    instead: 'Write #server/…, #web/…, #contract/… (package.json, "imports") for what lies further than one folder up.',
    example: ['src/web/ui/Button.tsx', "import { api } from '../../web/lib/api.ts';"],
  },
];
