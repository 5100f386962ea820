import tablets from './tablets.json' with { type: 'json' };

export default { tablets };
