import accounts from './en/accounts.json' with { type: 'json' };
import attendance from './en/attendance.json' with { type: 'json' };
import children from './en/children.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import enrollment from './en/enrollment.json' with { type: 'json' };
import incidents from './en/incidents.json' with { type: 'json' };
import reports from './en/reports.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };

/** The English catalogue; the other languages follow its keys. `t('accounts.login.title')` */
export default { accounts, attendance, children, dashboard, enrollment, incidents, reports, shell };
