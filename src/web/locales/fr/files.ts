import galleryManagement from './galleryManagement.json' with { type: 'json' };

/** Said where staff manage photos and documents. */
export default { galleryManagement };
