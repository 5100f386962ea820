import portalDocuments from './portalDocuments.json' with { type: 'json' };
import taxDocuments from './taxDocuments.json' with { type: 'json' };

/** Said where parents find their tax documents. */
export default { portalDocuments, taxDocuments };
