import { addMonths, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { idsOf, type Retention, type Step } from '#server/kernel/retention/retention.ts';
import { eraseInquiries } from './erase.ts';
import { pastInquiries } from './retention-queries.ts';
import { chosenSettings } from './settings.ts';

/** Whom nobody did anything for in the center's months is erased. */
const erasePast: Step = async (scope, _kept, zone) => {
  const { keepMonths } = await chosenSettings(scope);
  const before = momentOf(addMonths(dayAt(scope.now, zone), -keepMonths), '00:00', zone);
  const ids = idsOf(await scope.all(pastInquiries(before)));
  if (ids.length > 0) await eraseInquiries(scope, ids, 'erase inquiries past their retention');
  return ids.length;
};

export const retention: Retention = { records: [erasePast] };
