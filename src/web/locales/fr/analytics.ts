import analytics from './analytics.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };

/** Said by the reports, which are narrowed down by room as the children are. */
export default { analytics, children };
