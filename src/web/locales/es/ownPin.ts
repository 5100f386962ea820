import ownPin from './ownPin.json' with { type: 'json' };

export default { ownPin };
