import type { ReplyOf } from './api.ts';
import { NetworkError, RequestError } from './errors.ts';
import { portalOf } from './portal.ts';

type UploadReply = ReplyOf<'POST /api/uploads'>;

interface Watching {
  /** Stops the sending; the promise is then rejected with an AbortError. */
  readonly signal: AbortSignal;
  /** How much has left this device, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends one file to the server. By XMLHttpRequest, because fetch doesn't tell how much of a body has been sent.
 * @throws RequestError when the server refuses it, NetworkError when it cannot be reached
 */
export function uploadFile(file: File, { signal, onProgress }: Watching): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', '/api/uploads');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang || 'en');
    request.setRequestHeader('x-larkhouse-portal', portalOf(location.pathname));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as UploadReply);
      else reject(new RequestError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new NetworkError('The server cannot be reached'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', stop);
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
