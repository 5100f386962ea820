import { BillingRules } from './BillingRules.tsx';
import { FixedRules } from './FixedRules.tsx';

/** The center's rules for billing, and what holds without being a choice. */
export default function SettingsPanel() {
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <BillingRules />
      <FixedRules />
    </div>
  );
}
