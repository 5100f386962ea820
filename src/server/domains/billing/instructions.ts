import type { Language } from '../../../contract/languages.ts';
import { isPerson } from '../../access/actor.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { languageOf } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import { type CenterMoney, centerMoney, ownAccount, ownBalance } from './family-queries.ts';
import { accountNumber, todayOf } from './ledger.ts';
import { offeredPlans } from './plan-queries.ts';

interface Asked {
  readonly planId?: number | undefined;
  readonly includeRegistrationFee?: boolean | undefined;
}

/**
 * How to pay without an online provider (seed 001 section 2), and what: without a plan named, the first one of
 * tuition. `asked`: the language of a reader who has chosen none.
 */
export async function paymentInstructions(
  server: Server,
  scope: Scope,
  { planId, includeRegistrationFee = false }: Asked,
  asked: Language,
) {
  const { actor, center } = await scope.opened;
  const [offered, money] = await inCenter(server, { centerId: center.id }, async (books) => [
    await books.all(offeredPlans()),
    await books.one(centerMoney()),
  ]);
  const tuition = offered.filter(({ kind }) => kind === 'tuition');
  const plan = planId === undefined ? tuition[0] : tuition.find(({ id }) => id === planId);
  if (planId !== undefined && !plan) throw invalid({ planId: 'Please select a plan' });
  const fee = includeRegistrationFee ? (offered.find(({ kind }) => kind === 'fee')?.amount ?? null) : null;
  const isParent = actor.kind === 'parent';
  const account = isParent ? await scope.maybe(ownAccount()) : undefined;
  const balance = isParent ? (await scope.one(ownBalance(await todayOf(scope)))).balance : 0;
  const name = isPerson(actor) ? `${actor.firstName} ${actor.lastName}` : '';
  const reference = account ? `${accountNumber(account.id)} ${name}` : name;
  const language = isPerson(actor) ? await languageOf(scope, actor.kind, actor.id, asked) : asked;
  const ways = waysToPay(server, money);
  return {
    plan: plan ? priced(plan) : null,
    registrationFee: fee,
    total: (plan?.amount ?? 0) + (fee ?? 0),
    balance,
    plans: tuition.map(priced),
    ...ways,
    contact: {
      center: money.center,
      person: money.person,
      phone: money.phone,
      email: money.email,
      address: money.address,
    },
    reference,
    nextSteps: nextSteps(language, reference, ways),
    isOnline: server.payments !== null,
  };
}

const priced = ({
  id,
  name,
  cadence,
  amount,
}: {
  id: number;
  name: string;
  cadence: string | null;
  amount: number | null;
}) => ({
  id,
  name,
  cadence: cadence as 'weekly',
  amount: amount ?? 0,
});

function waysToPay(server: Server, money: CenterMoney) {
  const { achRoutingNumber, achAccountSealed, zelleContact } = money;
  return {
    ach:
      achRoutingNumber !== null && achAccountSealed !== null
        ? {
            accountName: money.achAccountName,
            bankName: money.achBankName,
            routingNumber: achRoutingNumber,
            accountNumber: server.vault.open('payment', achAccountSealed),
          }
        : null,
    zelle: zelleContact === null ? null : { name: money.zelleName, contact: zelleContact },
  };
}

function nextSteps(language: Language, reference: string, { ach, zelle }: ReturnType<typeof waysToPay>): string[] {
  return [
    ach || zelle
      ? say(language, 'Send the amount with your bank, by the details on this page.')
      : say(language, 'Ask the center how to pay; its contact details are on this page.'),
    say(language, 'Write {{reference}} with your payment, so that we recognize it.', { reference }),
    say(language, 'We record your payment when it arrives, usually within three business days.'),
    say(language, 'You find the receipt on your billing page.'),
  ];
}
