import type { CAMERA_PROBLEMS } from '#contract/cameras.ts';
import { codeOf } from '#server/error-code.ts';

export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** What is wrong with a camera. Its message is the problem's name: an address or a password never gets into it. */
export class CameraFailure extends Error {
  readonly problem: CameraProblem;
  constructor(problem: CameraProblem) {
    super(problem);
    this.name = 'CameraFailure';
    this.problem = problem;
  }
}

const SYSTEM: Readonly<Record<string, CameraProblem>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'ended',
  EPIPE: 'ended',
  EPROTO: 'not-a-camera',
  HPE_INVALID_CONSTANT: 'not-a-camera',
};

/** The problem behind any error of a connection. */
export function problemOf(error: unknown): CameraProblem {
  if (error instanceof CameraFailure) return error.problem;
  const code = codeOf(error) ?? '';
  if (code.startsWith('HPE_')) return 'not-a-camera';
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS')) return 'not-a-camera';
  return SYSTEM[code] ?? 'no-answer';
}
