import type { Language } from '#contract/kernel/languages.ts';

/** What the writer's portal offers them in the composer. */
export interface ComposerOptions {
  /** Of a parent with several children: what a message can be about. */
  readonly children: readonly { readonly id: number; readonly firstName: string }[];
  /** In which other languages an announcement can be told; none where nobody announces. */
  readonly languages: readonly Language[];
  /** Of a staff member with a room of their own: that one is offered first. */
  readonly roomId?: number | undefined;
}
