export const DOWNLOAD_FORMATS = ['txt', 'pdf', 'xlsx'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
