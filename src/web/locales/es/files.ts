import galleryManagement from './galleryManagement.json' with { type: 'json' };
import taxDocuments from './taxDocuments.json' with { type: 'json' };
import taxDocumentsManagement from './taxDocumentsManagement.json' with { type: 'json' };

/** Said where staff manage photos and documents. */
export default { galleryManagement, taxDocuments, taxDocumentsManagement };
