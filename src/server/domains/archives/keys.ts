/** Where the finished archives lie in the file store: a folder each, as uploads have. */
export const archiveFolder = (centerId: number, folder: string): string => `${centerId}/${folder}`;
export const archiveKey = (centerId: number, folder: string): string =>
  `${archiveFolder(centerId, folder)}/archive.zip`;
