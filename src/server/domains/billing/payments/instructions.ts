import type { Language } from '#contract/kernel/languages.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { type CenterMoney, centerMoney, ownAccount, ownBalance } from '../accounts/family-queries.ts';
import { accountNumber, todayOf } from '../accounts/ledger.ts';
import { offeredPlans } from '../plans/queries.ts';

interface Asked {
  readonly planId?: number | undefined;
  readonly includeRegistrationFee?: boolean | undefined;
}

/**
 * How to pay without an online provider (billing-6), and what: without a plan named, the first one of
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
  const methods = paymentMethods(server, money);
  return {
    plan: plan ? priced(plan) : null,
    registrationFee: fee,
    total: (plan?.amount ?? 0) + (fee ?? 0),
    balance,
    plans: tuition.map(priced),
    ...methods,
    contact: {
      center: money.center,
      person: money.person,
      phone: money.phone,
      email: money.email,
      address: money.address,
    },
    reference,
    nextSteps: nextSteps(language, reference, methods),
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

function paymentMethods(server: Server, money: CenterMoney) {
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

function nextSteps(language: Language, reference: string, { ach, zelle }: ReturnType<typeof paymentMethods>): string[] {
  return [
    ach || zelle
      ? translate(language, 'Send the amount with your bank, by the details on this page.')
      : translate(language, 'Ask the center how to pay; its contact details are on this page.'),
    translate(language, 'Write {{reference}} with your payment, so that we recognize it.', { reference }),
    translate(language, 'We record your payment when it arrives, usually within three business days.'),
    translate(language, 'You find the receipt on your billing page.'),
  ];
}
