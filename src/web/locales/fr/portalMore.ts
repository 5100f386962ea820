import center from './center.json' with { type: 'json' };
import portalMore from './portalMore.json' with { type: 'json' };

/** Said on the parents' dashboard below its first glance, and in its dialogs. */
export default { center, portalMore };
