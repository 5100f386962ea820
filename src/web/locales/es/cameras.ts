import cameras from './cameras.json' with { type: 'json' };
import watching from './watching.json' with { type: 'json' };

/** Said where cameras are managed. */
export default { cameras, watching };
