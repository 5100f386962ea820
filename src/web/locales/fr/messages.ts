import messages from './messages.json' with { type: 'json' };

/** Said where people write each other. */
export default { messages };
