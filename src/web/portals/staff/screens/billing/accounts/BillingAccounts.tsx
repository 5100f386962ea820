import { AccountList } from './AccountList.tsx';
import { Figures } from './Figures.tsx';

/** What all payers owe together, and each of them. */
export default function BillingAccounts() {
  return (
    <div className="flex flex-col gap-5">
      <Figures />
      <AccountList />
    </div>
  );
}
