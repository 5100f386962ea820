import type { FastifyRequest } from 'fastify';
import type { Capability } from '../../../contract/access.ts';
import { greetingAt } from '../../../contract/greetings.ts';
import { type Language, STAFF_LANGUAGES } from '../../../contract/languages.ts';
import { timeAt } from '../../clock/zone.ts';
import { inSession } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { html } from '../../documents/html.ts';
import { frameOf, standingIn } from '../../http/frames.ts';
import { actWith, credentialsOf } from '../../http/sessions.ts';
import { Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { languageOf, languageOfHeader } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import { centerSign } from './queries.ts';

/** What stands in a frame of index.html, by the names of its places. */
type Words = Readonly<Record<string, string>>;

interface FirstView {
  readonly audience: 'staff' | 'parent';
  /** The frame's name in index.html. */
  readonly frame: string;
  readonly anyOf: readonly Capability[] | null;
  words(language: Language, reader: { readonly firstName: string; readonly time: string }): Words;
}

const STAFF_DASHBOARD: FirstView = {
  audience: 'staff',
  frame: 'staff-dashboard',
  anyOf: null,
  words: (language) => ({
    title: say(language, 'Staff Dashboard'),
    subtitle: say(language, 'Managing daycare operations'),
    greeting: say(language, 'Welcome to Staff Dashboard'),
    below: say(language, 'Manage your daycare operations with ease'),
  }),
};

/** The screens whose page is sent with its first words (docs/decisions/0036), by their addresses. */
const FIRST_VIEWS: Readonly<Record<string, FirstView>> = {
  '/': STAFF_DASHBOARD,
  '/dashboard': STAFF_DASHBOARD,
  '/children': {
    audience: 'staff',
    frame: 'staff-screen',
    anyOf: ['children.see'],
    words: (language) => ({
      title: say(language, 'Children Management'),
      subtitle: say(language, 'Everybody who is enrolled, with families, consents and rooms'),
    }),
  },
  '/parent-dashboard': {
    audience: 'parent',
    frame: 'parent-dashboard',
    anyOf: null,
    words: (language, { firstName, time }) => ({
      title: say(language, 'Parent Dashboard'),
      greeting: say(language, GREETINGS[greetingAt(time)], { name: firstName }),
    }),
  },
};
export const FIRST_VIEW_PAGES = Object.keys(FIRST_VIEWS);

const GREETINGS = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
} as const;

const PLACE = /<!-- (\w+) -->/g;
/** Shown in a demonstration alone. */
const DEMO = /<!-- if demo -->[\s\S]*?<!-- end -->/;

/**
 * A screen's page with the words that its signed-in reader sees first, where they are going to stand.
 * @param page the built index.html
 * @returns null where nobody is signed in who may see the screen, and for a view other than the dashboard
 */
export async function withFirstView(server: Server, request: FastifyRequest, page: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url, 'http://center');
  const view = FIRST_VIEWS[pathname];
  if (!view || searchParams.has('view')) return null;
  const { audience, anyOf } = view;
  const frame = frameOf(page, view.frame);
  const credentials = credentialsOf(request, server.config, [audience]);
  if (frame === undefined || credentials.length === 0) return null;
  const asked = languageOfHeader(request.headers['accept-language']);
  try {
    return await actWith(credentials, ({ tokenHash }) =>
      inSession(server, { audience, tokenHash, anyOf }, async (scope) => {
        const { said, isDemo } = await wordsFor(scope, view, asked);
        const shown = isDemo ? frame : frame.replace(DEMO, '');
        return standingIn(
          page,
          shown.replace(PLACE, (place, name) => (said[name] === undefined ? place : html`${said[name]}`.markup)),
        );
      }),
    );
  } catch (error) {
    // The page itself turns away who may not come in.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function wordsFor(scope: Scope, view: FirstView, asked: Language): Promise<{ said: Words; isDemo: boolean }> {
  const [{ actor, center }, sign] = await Promise.all([scope.opened, scope.one(centerSign())]);
  if (actor.kind !== 'staff' && actor.kind !== 'parent') throw new Refusal(403, 'You are not allowed to do this');
  const speaks = actor.kind === 'parent' || STAFF_LANGUAGES.some((one) => one === asked);
  const language = await languageOf(scope, actor.kind, actor.id, speaks ? asked : 'en');
  const demo = say(language, 'Demonstration: every name is invented.');
  const words = view.words(language, { firstName: actor.firstName, time: timeAt(scope.now, center.zone) });
  return { said: { ...words, demo, center: sign.name }, isDemo: sign.isDemo };
}
