import { addressOf } from '#contract/kernel/address.ts';
import type { ReplyOf } from './api.ts';
import { NetworkError, RequestError } from './errors.ts';
import { newId } from './newId.ts';
import { portalOf } from './portal.ts';
import { AWAY, headersOf, heeded, methodOf, type Outgoing } from './transport.ts';

const ROUTE = 'POST /api/uploads';
type UploadReply = ReplyOf<typeof ROUTE>;

/** By which the server knows a file that is sent again. */
const keys = new WeakMap<File, string>();

interface Watching {
  /** Stops the sending; the promise is then rejected with an AbortError. */
  readonly signal: AbortSignal;
  /** How much has left this device, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends one file to the server. Sent again because no answer came, it has the key of before: the server has it once.
 * @throws RequestError when the server refuses it, NetworkError when it cannot be reached
 */
export function uploadFile(file: File, { signal, onProgress }: Watching): Promise<UploadReply> {
  const portal = portalOf(location.pathname);
  const key = keys.get(file) ?? newId();
  keys.set(file, key);
  const headers = { 'idempotency-key': key };
  const answer = reachWithFile({ route: ROUTE, portal, signal, headers }, file, onProgress);
  return heeded(portal, ROUTE, answer as Promise<UploadReply>);
}

/**
 * Sends one file and gives the value of the answer. By XMLHttpRequest: fetch doesn't tell how much of a body has been sent.
 * @param onProgress is told how much has left this device, from 0 to 1
 * @throws RequestError when the server refuses, NetworkError when it cannot be reached, an AbortError when `signal` stops it
 */
function reachWithFile(outgoing: Outgoing, file: File, onProgress: (share: number) => void): Promise<unknown> {
  const { route, sent, signal } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const stopped = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.open(methodOf(route), addressOf(route, sent));
    for (const [name, value] of Object.entries(headersOf(outgoing))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(new RequestError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new NetworkError(AWAY));
    request.onabort = stopped;
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return stopped();
    signal?.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
