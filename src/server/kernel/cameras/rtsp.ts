import type { Socket } from 'node:net';
import type { CameraAddress, Credentials } from './address.ts';
import { authorization, challengesOf } from './authorization.ts';
import { CameraFailure, problemOf } from './failure.ts';
import type { Target } from './guard.ts';
import { type PasswordGate, throughGate } from './password.ts';
import { type RtspMessage, RtspSplitter } from './rtsp-splitter.ts';
import { connectTo } from './socket.ts';

export interface Asking {
  readonly address: CameraAddress;
  /** Where the guard has found it to be. */
  readonly target: Target;
  readonly credentials: Credentials | null;
  readonly gate?: PasswordGate | undefined;
  /** Ends the attempt with 'no-answer'. */
  readonly timeoutMs: number;
}

/**
 * Asks a camera what it sends (RTSP DESCRIBE) and answers its description (SDP). A password is tried once: cameras lock
 * accounts. Throws CameraFailure.
 */
export async function describe(asking: Asking): Promise<string> {
  const socket = connectTo(asking.address, asking.target, asking.timeoutMs);
  try {
    const ask = asker(socket);
    const uri = uriOf(asking);
    const first = await ask(request('DESCRIBE', uri, 1));
    const challenges = challengesOf(first.header('www-authenticate'));
    if (first.status !== 401 || !asking.credentials) return sdpOf(first);
    const proof = authorization(challenges, asking.credentials, { method: 'DESCRIBE', uri });
    if (!proof) throw new CameraFailure('wrong-password');
    return await throughGate(asking.gate, async () => sdpOf(await ask(request('DESCRIBE', uri, 2, proof))));
  } catch (error) {
    throw new CameraFailure(problemOf(error));
  } finally {
    socket.destroy();
  }
}

/** What a camera's refusal means. */
export function problemOfStatus(status: number): CameraProblemOfStatus | null {
  if (status < 300) return null;
  if (status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'wrong-password';
  return status === 404 || status === 454 ? 'not-found' : 'no-picture';
}
type CameraProblemOfStatus = 'redirected' | 'wrong-password' | 'not-found' | 'no-picture';

function uriOf({ address, target }: Asking): string {
  const host = target.host.includes(':') ? `[${target.host}]` : target.host;
  return `rtsp${address.protocol === 'rtsps' ? 's' : ''}://${host}:${target.port}${address.path}`;
}

function request(method: string, uri: string, sequence: number, proof?: string): string {
  const lines = [`${method} ${uri} RTSP/1.0`, `CSeq: ${sequence}`, 'Accept: application/sdp', 'User-Agent: Larkhouse'];
  if (proof) lines.push(`Authorization: ${proof}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends requests one after the other and gives their answers. */
function asker(socket: Socket): (request: string) => Promise<RtspMessage> {
  const answers: RtspMessage[] = [];
  const splitter = new RtspSplitter((message) => answers.push(message));
  return (text) =>
    new Promise((resolve, reject) => {
      const endRequest = (act: () => void) => {
        socket.off('data', read).off('error', fail).off('close', gone);
        act();
      };
      const fail = (error: Error) => endRequest(() => reject(error));
      const gone = () => endRequest(() => reject(new CameraFailure('ended')));
      const read = (chunk: Buffer) => {
        try {
          splitter.push(chunk);
        } catch (error) {
          return fail(error as Error);
        }
        const answer = answers.shift();
        if (answer) endRequest(() => resolve(answer));
      };
      socket.on('data', read).on('error', fail).on('close', gone);
      if (socket.destroyed) gone();
      else socket.write(text);
    });
}

function sdpOf({ status, body }: RtspMessage): string {
  const problem = problemOfStatus(status);
  if (problem) throw new CameraFailure(problem);
  return body.toString('utf8');
}
