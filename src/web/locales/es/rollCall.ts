import rollCall from './rollCall.json' with { type: 'json' };

export default { rollCall };
