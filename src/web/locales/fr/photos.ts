import photos from './photos.json' with { type: 'json' };

/** Said in the parents' gallery. */
export default { photos };
