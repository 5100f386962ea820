import growth from './growth.json' with { type: 'json' };
import milestones from './milestones.json' with { type: 'json' };

export default { growth, milestones };
