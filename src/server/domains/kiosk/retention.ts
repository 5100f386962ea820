import { type Removal, type Retention, removeRows, rowsBy } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const ofChildren: Removal = async (scope, ids, { children }) => ({
  ...(await removeRows(scope, ids, [
    ['kiosk_move', 'child_id'],
    ['room_entry_child', 'child_id'],
  ])),
  kiosk_entry: await scope.count(rows.deleteKioskEntries(children)),
  room_entry: await scope.count(rows.deleteRoomEntries(children)),
});

export const retention: Retention = {
  ofChildren,
  ofStaff: rowsBy('staff_id', 'staff_pin'),
  ofGuardians: rowsBy('guardian_id', 'guardian_pin', 'guardian_pin_code', 'kiosk_code'),
};
