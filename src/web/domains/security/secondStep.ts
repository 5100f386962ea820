import type { SentTo } from '#web/lib/api.ts';

type Body = SentTo<'POST /api/auth/second-step'>['body'];
export type PasskeyAnswer = NonNullable<Body['passkey']>;
/** One way of confirming that it is you. */
export type Proof = Pick<Body, 'code' | 'recoveryCode' | 'passkey'>;
export type Method = 'app' | 'passkey' | 'recovery';

/** What the server wants to be confirmed, and how it can be. */
export interface Asked {
  readonly challenge: string;
  readonly methods: readonly Method[];
  readonly passkeyOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** The question in a reply; null where none is asked. */
export const askedIn = (reply: {
  challenge?: string | undefined;
  methods?: Method[] | undefined;
  passkeyOptions?: Record<string, unknown> | undefined;
}): Asked | null =>
  reply.challenge
    ? { challenge: reply.challenge, methods: reply.methods ?? [], passkeyOptions: reply.passkeyOptions }
    : null;
