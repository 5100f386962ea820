import { type Answers, askedBlocks } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import type { SignedConsent } from '#server/domains/children/family-consent-commands.ts';

/** What signed answers say of the enrollment's consents; one that several blocks ask for is given where all of them agree. */
export function consentsSaid(body: FormBody, answers: Answers): SignedConsent[] {
  const said = new Map<SignedConsent['form'], boolean>();
  for (const block of askedBlocks(body, answers)) {
    if (block.kind !== 'consent' || block.ticks === undefined) continue;
    said.set(block.ticks, (said.get(block.ticks) ?? true) && answers[block.key] === true);
  }
  return [...said].map(([form, isGiven]) => ({ form, isGiven }));
}
