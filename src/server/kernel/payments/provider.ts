/** Who pays, as a provider is told. */
export interface Payer {
  readonly centerId: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string | null;
  /** What the provider calls them; null before the first time. */
  readonly customer: string | null;
}

/** Where the browser comes back to. */
export interface Back {
  readonly done: string;
  readonly canceled: string;
}

export interface AskedPayment {
  /** The row that waits for it (`online_payment`); also what makes a repeated call the same one. */
  readonly id: number;
  /** Cents, US dollars. */
  readonly amount: number;
  readonly description: string;
}

/** What the provider tells of, each with the payer it is about. `payment` is what the provider calls a payment. */
export type ProviderEvent = {
  /** The event's own name: the same one may come more than once, and events in any order. */
  readonly id: string;
  readonly centerId: number;
  readonly accountId: number;
} & (
  | { readonly kind: 'paid'; readonly payment: string; readonly asked: number; readonly amount: number }
  | { readonly kind: 'failed'; readonly payment: string; readonly asked: number; readonly failure: string }
  | {
      readonly kind: 'refunded';
      readonly payment: string;
      readonly asked: number;
      /** What was paid, all of it. */
      readonly paid: number;
      readonly refund: string;
      readonly amount: number;
    }
  /** A refund did not arrive, and its money came back. */
  | { readonly kind: 'refund-failed'; readonly refund: string }
  /** The payer's bank took the payment back for good. */
  | {
      readonly kind: 'lost';
      readonly payment: string;
      readonly asked: number;
      readonly paid: number;
      readonly amount: number;
    }
  | { readonly kind: 'saved'; readonly customer: string; readonly method: string; readonly label: string }
);

export type Outcome =
  | { readonly status: 'succeeded' | 'pending'; readonly payment: string }
  | { readonly status: 'failed'; readonly payment: string | null; readonly failure: string };

/** Somebody who takes payments online. Nothing here touches the books; what happened comes back as an event. */
export interface PaymentProvider {
  /** Begins a payment on the provider's page. */
  startPayment(
    payer: Payer,
    asked: AskedPayment & { readonly saveMethod: boolean },
    back: Back,
  ): Promise<{ readonly url: string; readonly customer: string }>;
  /** Begins the saving of a method on the provider's page. */
  startSaving(payer: Payer, back: Back): Promise<{ readonly url: string; readonly customer: string }>;
  forgetMethod(method: string): Promise<void>;
  /** Charges a saved method while the payer is away. */
  charge(payer: Payer & { readonly method: string }, asked: AskedPayment): Promise<Outcome>;
  /** Gives back a part of a payment. @param key makes a repeated call the same one */
  refund(payment: string, amount: number, key: string): Promise<{ readonly refund: string }>;
  /** Reads what the provider sent; null: of no concern. Throws BadSignature when it is not from the provider. */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | null>;
}

export class BadSignature extends Error {
  override name = 'BadSignature';
}
