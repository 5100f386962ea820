import growth from './growth.json' with { type: 'json' };

/** Said where a child's milestones are celebrated. */
export default { growth };
