import growth from './growth.json' with { type: 'json' };

export default { growth };
