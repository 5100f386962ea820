import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import { accountNumber, einOf, isZelleContact, routingNumber } from './payment-rules.ts';
import { beginPayment, lockPayment, type PaymentChanges, payment, updatePayment } from './settings-queries.ts';

export interface PaymentEdit {
  readonly achAccountName?: string | null | undefined;
  readonly achBankName?: string | null | undefined;
  readonly achRoutingNumber?: string | null | undefined;
  readonly achAccountNumber?: string | null | undefined;
  readonly zelleName?: string | null | undefined;
  readonly zelleContact?: string | null | undefined;
  readonly ein?: string | null | undefined;
  readonly version?: number | undefined;
}

const NONE = {
  achAccountName: null,
  achBankName: null,
  achRoutingNumber: null,
  achAccountLastFour: null,
  zelleName: null,
  zelleContact: null,
  ein: null,
  version: 1,
};

/** How families pay the center; the account number is masked. */
export const paymentDetails = async (scope: Scope) => (await scope.maybe(payment())) ?? NONE;

/** Changes how families pay. The account number is kept encrypted; audit and answers hold its last digits. */
export async function changePayment(vault: Vault, scope: Scope, { version, ...sent }: PaymentEdit) {
  const changes = checked(vault, sent);
  await scope.count(beginPayment());
  scope.later(lockPayment());
  const before = await scope.one(payment());
  refuseStale(before, version);
  await scope.count(updatePayment(changes));
  const after = await scope.one(payment());
  const { center } = await scope.opened;
  audit(scope, { action: 'change payment details', entity: 'center', ids: [center.id], before, after });
  scope.touch('center');
  return after;
}

function checked(vault: Vault, { achAccountNumber, ...sent }: Omit<PaymentEdit, 'version'>): PaymentChanges {
  const fields: Record<string, string> = {};
  const read = <T>(
    field: keyof PaymentEdit,
    text: string | null | undefined,
    as: (text: string) => T | null,
    no: string,
  ) => {
    if (!text) return text;
    const value = as(text);
    if (value === null) fields[field] = no;
    return value;
  };
  const routing = read(
    'achRoutingNumber',
    sent.achRoutingNumber,
    routingNumber,
    'A routing number has nine digits; please check them',
  );
  const account = read(
    'achAccountNumber',
    achAccountNumber,
    accountNumber,
    'An account number has 4 to 17 digits; please check them',
  );
  const ein = read('ein', sent.ein, einOf, 'An EIN has nine digits, such as 12-3456789');
  read(
    'zelleContact',
    sent.zelleContact,
    (text) => (isZelleContact(text) ? text : null),
    'Enter the e-mail address or US phone number that Zelle knows',
  );
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { achAccountName, achBankName, zelleName, zelleContact } = sent;
  return {
    ...(achAccountName !== undefined && { achAccountName }),
    ...(achBankName !== undefined && { achBankName }),
    ...(routing !== undefined && { achRoutingNumber: routing }),
    ...(account !== undefined && {
      achAccountSealed: account && vault.seal('payment', account),
      achAccountLastFour: account?.slice(-4) ?? null,
    }),
    ...(zelleName !== undefined && { zelleName }),
    ...(zelleContact !== undefined && { zelleContact }),
    ...(ein !== undefined && { ein }),
  } as PaymentChanges;
}
