import paying from './paying.json' with { type: 'json' };

/** Said to parents where they see what they owe, and pay. */
export default { paying };
