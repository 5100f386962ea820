import kiosk from './kiosk.json' with { type: 'json' };

export default { kiosk };
