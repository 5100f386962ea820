import growth from './growth.json' with { type: 'json' };
import milestones from './milestones.json' with { type: 'json' };

/** Said where staff record milestones. */
export default { growth, milestones };
