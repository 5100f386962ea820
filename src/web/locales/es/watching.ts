import watching from './watching.json' with { type: 'json' };

/** Said where cameras are watched. */
export default { watching };
