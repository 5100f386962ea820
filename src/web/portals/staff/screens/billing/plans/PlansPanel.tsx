import { ChildrenPart } from './ChildrenPart.tsx';
import { PlanList } from './PlanList.tsx';

/** What care costs, and which child is on which plan. */
export default function PlansPanel() {
  return (
    <div className="flex flex-col gap-8">
      <ChildrenPart />
      <PlanList />
    </div>
  );
}
