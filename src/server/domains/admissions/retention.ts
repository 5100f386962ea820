import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, addMonths, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, type Step } from '#server/kernel/retention/retention.ts';
import { eraseInquiries } from './erase.ts';
import { deleteFees, pastFees } from './fee-queries.ts';
import { pastInquiries } from './retention-queries.ts';
import { chosenSettings } from './settings.ts';
import { deletePastSlots } from './tour-queries.ts';

/** Whom nobody did anything for in the center's months is erased. */
const erasePast: Step = async (scope, _kept, zone) => {
  const { keepMonths } = await chosenSettings(scope);
  const before = momentOf(addMonths(dayAt(scope.now, zone), -keepMonths), '00:00', zone);
  const ids = idsOf(await scope.all(pastInquiries(before)));
  if (ids.length > 0) await eraseInquiries(scope, ids, 'erase inquiries past their retention');
  return ids.length;
};

/** Times for tours that nobody is known to have come to. */
const PAST_SLOT_DAYS = 31;
const removePastSlots: Step = (scope, _kept, zone) =>
  scope.count(deletePastSlots(addDays(dayAt(scope.now, zone), -PAST_SLOT_DAYS)));

/** Of fees whose inquiry is gone the sums are kept as long as other books; who was never found to be given one back is forgotten with them. */
const removePastFees: Step = async (scope, kept, zone) => {
  const ids = idsOf(await scope.all(pastFees(momentOf(kept.finances, '00:00', zone))));
  if (ids.length === 0) return 0;
  await scope.count(deleteFees(ids));
  await scope.count(deleteDetails('waitlist_fee', ids));
  audit(scope, { action: 'remove records past their retention', entity: 'waitlist_fee', ids });
  return ids.length;
};

export const retention: Retention = { records: [erasePast, removePastSlots, removePastFees] };
