import ownPin from './ownPin.json' with { type: 'json' };

/** Said of a guardian's own PIN for the door, and of the code at the tablet. */
export default { ownPin };
