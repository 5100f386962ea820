import { type Choice, namesOf } from '#web/domains/billing/family-rules.ts';
import { addressOf, useAddress } from '#web/portals/parent/screens/dashboard/views.ts';

/** Where it says how to pay something with one's bank. */
export function useInstructionsAddress(): (choice: Choice) => string {
  const { child } = useAddress();
  return (choice) => `${addressOf('checkout', child)}&${new URLSearchParams(namesOf(choice))}`;
}
