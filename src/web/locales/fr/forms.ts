import center from './center.json' with { type: 'json' };
import enrollment from './enrollment.json' with { type: 'json' };
import headcount from './headcount.json' with { type: 'json' };
import incidents from './incidents.json' with { type: 'json' };
import reports from './reports.json' with { type: 'json' };

/** Said by the dialogs that record something. */
/** Said by what the dashboard fetches later: its side panels, and the dialogs that record something. */
export default { headcount, center, enrollment, incidents, reports };
