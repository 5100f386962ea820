import attendance from './attendance.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };
import dashboard from './dashboard.json' with { type: 'json' };

/** Said by the dashboard, and by whatever shows children and who is there. */
export default { attendance, children, dashboard };
