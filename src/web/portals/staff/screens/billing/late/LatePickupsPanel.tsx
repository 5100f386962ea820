import { ClosedDays } from './ClosedDays.tsx';
import { PickupList } from './PickupList.tsx';

/** What is charged beside plans, and what is given back for closed days. */
export default function LatePickupsPanel() {
  return (
    <div className="flex flex-col gap-8">
      <PickupList />
      <ClosedDays />
    </div>
  );
}
