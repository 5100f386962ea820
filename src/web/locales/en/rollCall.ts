import rollCall from './rollCall.json' with { type: 'json' };

/** Said on the list for emergencies. */
export default { rollCall };
