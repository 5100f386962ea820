import type { FastifyRequest } from 'fastify';
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

/** The dashboards, whose page is sent with its first words (docs/decisions/0036). */
export const DASHBOARD_PAGES = ['/', '/dashboard', '/parent-dashboard'];

/** What stands in the frames of index.html, by the names of their places. */
type Words = Readonly<Record<string, string>>;

const PLACE = /<!-- (\w+) -->/g;
/** Shown in a demonstration alone. */
const DEMO = /<!-- if demo -->[\s\S]*?<!-- end -->/;

/**
 * A dashboard's page with the greeting that a signed-in reader sees first, where it is going to stand.
 * @param page the built index.html
 * @returns null where nobody is signed in, and for a view other than the dashboard
 */
export async function withFirstView(server: Server, request: FastifyRequest, page: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url, 'http://center');
  const audience = pathname === '/parent-dashboard' ? 'parent' : 'staff';
  const frame = frameOf(page, `${audience}-dashboard`);
  const credentials = credentialsOf(request, server.config, [audience]);
  if (frame === undefined || credentials.length === 0 || searchParams.has('view')) return null;
  const asked = languageOfHeader(request.headers['accept-language']);
  try {
    return await actWith(credentials, ({ tokenHash }) =>
      inSession(server, { audience, tokenHash, anyOf: null }, async (scope) => {
        const { said, isDemo } = await wordsFor(scope, asked);
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

async function wordsFor(scope: Scope, asked: Language): Promise<{ said: Words; isDemo: boolean }> {
  const [{ actor, center }, sign] = await Promise.all([scope.opened, scope.one(centerSign())]);
  if (actor.kind !== 'staff' && actor.kind !== 'parent') throw new Refusal(403, 'You are not allowed to do this');
  const speaks = actor.kind === 'parent' || STAFF_LANGUAGES.some((one) => one === asked);
  const language = await languageOf(scope, actor.kind, actor.id, speaks ? asked : 'en');
  const demo = say(language, 'Demonstration: every name is invented.');
  const greeting = greetingAt(timeAt(scope.now, center.zone));
  const words: Words =
    actor.kind === 'staff'
      ? {
          title: say(language, 'Staff Dashboard'),
          subtitle: say(language, 'Managing daycare operations'),
          greeting: say(language, 'Welcome to Staff Dashboard'),
          below: say(language, 'Manage your daycare operations with ease'),
        }
      : {
          title: say(language, 'Parent Dashboard'),
          greeting: say(language, GREETINGS[greeting], { name: actor.firstName }),
        };
  return { said: { ...words, demo, center: sign.name }, isDemo: sign.isDemo };
}

const GREETINGS = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
} as const;
