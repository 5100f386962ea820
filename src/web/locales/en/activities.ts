import activities from './activities.json' with { type: 'json' };
import children from './children.json' with { type: 'json' };

/** Said where a room's day is recorded. */
export default { activities, children };
