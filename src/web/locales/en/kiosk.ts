import kiosk from './kiosk.json' with { type: 'json' };

/** Said at the tablet by the door. */
export default { kiosk };
