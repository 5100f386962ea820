import notifications from './notifications.json' with { type: 'json' };

export default { notifications };
