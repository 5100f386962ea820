import tablets from './tablets.json' with { type: 'json' };

/** Said to staff of the tablets at the door, and of what was entered there. */
export default { tablets };
