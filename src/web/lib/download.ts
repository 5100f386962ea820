import { callForFile, type FileRoutes, type SentTo } from './api.ts';
import { saveBlob } from './saveFile.ts';

/**
 * Fetches a file of the server and hands it to the browser to save, under the name the server gives it.
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached
 */
export async function download<R extends FileRoutes>(route: R, sent: SentTo<R>): Promise<void> {
  const response = await callForFile(route, sent);
  saveBlob(nameOf(response.headers.get('content-disposition')), await response.blob());
}

const nameOf = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? 'download' : decodeURIComponent(name);
};
