import type { Browser, BrowserContext } from '@playwright/test';
import { loginOf, type StorageState } from '../browser-login.ts';
import { familyOf, type Stage } from '../matrix/actors.ts';
import { linkOfInquiry } from '../matrix/fresh-admissions.ts';
import { atTheKiosk } from './at-kiosk.ts';
import { idsOf } from './crowd.ts';
import { inspection } from './documents.ts';
import type { Executions } from './executions.ts';
import { Explorer, type Known } from './explore.ts';
import { installHand } from './hand.ts';
import type { Seen } from './look.ts';
import type { Marks } from './marks.ts';
import { ADDRESSES_OF } from './routes.ts';
import { Visit } from './visit.ts';
import { WALKS } from './walks.ts';

export interface Looking {
  readonly stage: Stage;
  readonly browser: Browser;
  readonly marks: Marks;
  readonly executions: Executions;
  readonly seen: Seen;
  readonly known: Known;
}
interface Listened {
  readonly storageState?: StorageState;
  readonly mayWrite?: boolean;
  readonly javaScriptEnabled?: boolean;
}

/** A browser that is listened to; unless it may write it only looks. */
export async function listened(
  { browser, executions, stage }: Looking,
  { storageState, mayWrite = false, ...options }: Listened = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: stage.larkhouse.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    acceptDownloads: false,
    ...(storageState && { storageState }),
    ...options,
  });
  await executions.listenTo(context, stage.larkhouse.origin);
  await context.addInitScript(installHand, mayWrite);
  return context;
}

/** A visit of the Director's, or of the first family's guardian. */
export async function visitAs(looking: Looking, who: 'staff' | 'parent'): Promise<Visit> {
  const { larkhouse, here } = looking.stage;
  const accountId = who === 'staff' ? here.staff.Director : familyOf(here, 0).guardianId;
  const context = await listened(looking, {
    storageState: await loginOf(larkhouse, who, { centerId: here.centerId, accountId }),
  });
  return Visit.begin({ ...looking, context, origin: larkhouse.origin, who });
}

/** Explores every part-th of the addresses of an audience, and walks its walks. */
export async function lookAs(looking: Looking, who: 'staff' | 'parent', part: number): Promise<void> {
  const { known, seen, stage } = looking;
  const visit = await visitAs(looking, who);
  const explorer = new Explorer(visit, known);
  const { childId, guardianId } = familyOf(stage.here, 0);
  for (const address of ADDRESSES_OF[who].filter((_, n) => n % WALKS[who].length === part)) {
    if (!known.isWorth(address)) continue;
    const id = address.startsWith('/billing/guardians')
      ? guardianId
      : address.startsWith('/staff/')
        ? stage.here.staff.Nurse
        : 1;
    await explorer.explore(address.replace(':childId', String(childId)).replace(/:(staffId|id)/, String(id)));
    // The name of the center stands everywhere.
    if ((seen.places.get(visit.place)?.size ?? 0) > 1) known.keep(address);
  }
  await explorer.follow();
  for (const walk of WALKS[who][part] ?? []) await walk(visit, stage);
  await visit.page.context().close();
}

/** The address of an invitation to a child with such a name. */
async function invitation(stage: Stage): Promise<string> {
  const [childId] = await idsOf(stage, 'child', `first_name ~* 'qz\\w{4}zq'`);
  const director = await stage.clientOf('Director');
  const asked = { childId, email: 'invited@families.test', phoneNumber: '555 0188' };
  const { body } = await director.post<{ invitationLink: string }>('/api/parent-invitations', asked);
  const { pathname, search, hash } = new URL(body.invitationLink, stage.larkhouse.origin);
  return pathname + search + hash;
}

/** What nobody has to sign in for: the inspector's page, the kiosk, and the logins and links. */
export async function lookOpen(looking: Looking, text: string): Promise<void> {
  const { stage, known } = looking;
  const context = await listened(looking, { mayWrite: true });
  const visit = await Visit.begin({ ...looking, context, origin: stage.larkhouse.origin, who: 'open' });
  const token = await inspection(stage);
  for (const address of ADDRESSES_OF.open.filter((one) => one !== '/kiosk')) {
    if (address.startsWith('/inspect')) await new Explorer(visit, known).explore(address.replace(':token', token));
    else if (address.startsWith('/inquiry')) {
      const { params } = await linkOfInquiry(stage);
      await visit.open(address.replace(':token', params.token));
    } else if (!known.isLearned) await visit.open(address.replace(/\/:.*/, ''));
  }
  await visit.open(await invitation(stage));
  await atTheKiosk(visit, context, stage, text);
  await context.close();
}
