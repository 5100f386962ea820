import path from 'node:path';
import type { OutputOptions } from 'rolldown';
import { type Graph, needsOf, reaches } from './graph.ts';

type Groups = NonNullable<Exclude<OutputOptions['codeSplitting'], boolean | undefined>['groups']>;
type Homes = ReadonlyMap<string, string>;

const WEB = path.resolve(import.meta.dirname, '../../src/web');

/** Changes with our packages, not with our code. Without what only paged lists and several reads at once need. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|i18next|clsx)\/(?!.*(infiniteQuery|InfiniteQuery|queriesObserver|useQueries))/;

const PIECES =
  /web\/(ui\/(Loaded|together|useAction|useDialog|lazyDialog|confirm|ManagedList|tellIncomplete|usePictureInput|copyText|useJoinedRef)|layout\/useSearchText|lib\/(useUpload|formErrors|sentBefore|useDebounced|saveFile|mergeEdits))\.tsx?$/;

const INPUTS = /web\/ui\/(TextArea|SegmentedControl|Switch|TimeInput|DateInput|EmailInput|Select|Stepper)\.tsx$/;

const ICON = /lucide-react/;

/** What enrolling a child and changing it have in common. */
const ENROLLING =
  /web\/domains\/(children\/(ConsentBox|consent-queries|consents|edit-queries|fullRoom|enrollment\/childValues)|guardians\/(RelationshipSelect|relationships))\.tsx?$|contract\/children-consents\.ts$/;

/** What runs at once, and what every screen stands in. */
const START = 'main.ts';
const APP = 'app.tsx';
/** Where the code of each portal's first screens begins, and folders whose screens nobody else sees. */
const FIRST = {
  staff: {
    screens: ['portals/staff/layout/StaffLayout.tsx', 'portals/staff/screens/dashboard/DashboardScreen.tsx'],
    side: /portals\/staff\/(?!screens\/accounts)/,
  },
  parent: {
    screens: [
      'portals/parent/layout/ParentLayout.tsx',
      'portals/parent/screens/dashboard/ParentDashboardScreen.tsx',
      'portals/parent/screens/dashboard/ChildSwitcher.tsx',
    ],
    side: /portals\/parent\/(?!screens\/(accounts|guardians))/,
  },
  logins: {
    screens: [
      'portals/staff/screens/accounts/LoginScreen.tsx',
      'portals/parent/screens/accounts/ParentLoginScreen.tsx',
    ],
    side: /portals\/\w+\/screens\/accounts\//,
  },
} as const;
const PORTALS = Object.keys(FIRST) as (keyof typeof FIRST)[];

/** Screens whose pages name their code beside the first ones, and which files nobody else imports. */
const NAMED = {
  board: { screen: 'portals/staff/screens/attendance/RoomScreen.tsx', own: /screens\/attendance\/Room(Screen|Board)/ },
  list: {
    screen: 'portals/staff/screens/children/ChildrenScreen.tsx',
    own: /screens\/children\/(ChildrenScreen|ChildGrid)/,
  },
  mailbox: {
    screen: 'portals/staff/screens/messages/MessagesScreen.tsx',
    own: /screens\/messages\/MessagesScreen/,
  },
} as const;
/**
 * What is fetched together comes in one file: chunks of a few kilobytes compress badly and cost a request each. What a
 * portal's first screens need is in a file of its name, and beside it what the others' later screens need of it; what
 * several first screens need is in `base`. The board, the list of children and the messages, whose pages name their code, too, share a file each
 * with later screens, and `lists` with each other: of thirty files on a slow line most of the time is waiting. Their icons don't come with
 * those of all later screens.
 */
export function chunkGroups(): Groups {
  const homes = once(homesOfCode);
  const inHome = (name: string) => ({
    name: (id: string, graph: Graph) => (homes(graph).get(id) === name ? name : null),
  });
  return [
    { name: 'vendor', test: VENDOR },
    // In this order: each takes along what its modules need.
    ...['start', 'base', ...PORTALS.map((portal) => `${portal}-shared`), ...PORTALS].map(inHome),
    { name: 'dialog', test: /web\/ui\/(Dialog|ConfirmDialog|FormDialog)\.tsx$/ },
    // What later screens have in common: by themselves these would be ten names more in the list that the first screen brings.
    { name: 'pieces', test: PIECES },
    { name: 'inputs', test: INPUTS },
    { name: 'enrolling', test: ENROLLING },
    { name: 'forms', test: /react-hook-form/ },
    inHome('first-icons'),
    { name: 'icons', test: ICON, maxModuleSize: 2000, minShareCount: 2 },
    { name: 'paged', test: /infiniteQuery|InfiniteQuery/ },
    ...['lists', ...Object.keys(NAMED)].map(inHome),
  ].map((group, index) => ({ debugName: `group ${index}`, ...group }));
}

/** The whole graph is known when the first module is asked about. */
function once<T>(find: (graph: Graph) => T): (graph: Graph) => T {
  let found: T | undefined;
  return (graph) => (found ??= find(graph));
}

function homesOfCode(graph: Graph): Homes {
  const file = (name: string) => path.join(WEB, name);
  const homes = new Map<string, string>();
  for (const portal of PORTALS) {
    for (const id of needsOf(FIRST[portal].screens.map(file), graph)) homes.set(id, homes.has(id) ? 'base' : portal);
  }
  for (const portal of PORTALS) {
    const others = reaches([START, APP].map(file), graph, FIRST[portal].side);
    for (const [id, home] of homes) if (home === portal && others.has(id)) homes.set(id, `${portal}-shared`);
  }
  for (const id of needsOf([file(APP)], graph)) homes.set(id, 'base');
  for (const id of needsOf([file(START)], graph)) homes.set(id, 'start');
  for (const [id, home] of homesOfNamed(graph)) if (!homes.has(id)) homes.set(id, home);
  // Captured, a module that is fetched by itself would cost a file that only names the other one.
  for (const screen of [START, APP, ...PORTALS.flatMap((portal) => FIRST[portal].screens)]) homes.delete(file(screen));
  return homes;
}

function homesOfNamed(graph: Graph): Homes {
  const homes = new Map<string, string>();
  for (const [name, { screen, own }] of Object.entries(NAMED)) {
    const others = reaches(
      [START, APP].map((file) => path.join(WEB, file)),
      graph,
      own,
    );
    for (const id of needsOf([path.join(WEB, screen)], graph))
      if (ICON.test(id)) homes.set(id, 'first-icons');
      else if (others.has(id)) homes.set(id, homes.has(id) ? 'lists' : name);
  }
  return homes;
}
