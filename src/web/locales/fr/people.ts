import accounts from './accounts.json' with { type: 'json' };
import attendance from './attendance.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };
import childrenManagement from './childrenManagement.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };
import enrollment from './enrollment.json' with { type: 'json' };
import invitations from './invitations.json' with { type: 'json' };
import parents from './parents.json' with { type: 'json' };
import staff from './staff.json' with { type: 'json' };

/** Said where children, families and staff are managed. */
export default {
  accounts,
  attendance,
  children: { ...children, ...childrenManagement },
  dashboard,
  enrollment,
  invitations,
  parents,
  staff,
};
