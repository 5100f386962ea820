import { type Choice, namesOf } from '../../../../domains/billing/family-rules.ts';
import { addressOf, useAddress } from '../dashboard/views.ts';

/** Where it says how to pay something with one's bank. */
export function useInstructionsAddress(): (choice: Choice) => string {
  const { child } = useAddress();
  return (choice) => `${addressOf('checkout', child)}&${new URLSearchParams(namesOf(choice))}`;
}
