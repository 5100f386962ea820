import notifications from './notifications.json' with { type: 'json' };

/** Said of what one is notified of. */
export default { notifications };
