import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayProcesses, HAS_FFMPEG, openRtspCamera, SMALL } from '../cameras/gateway.ts';
import { isRunning } from '../embedded.ts';
import { until } from '../until.ts';
import { setUpInstallation } from './installation.ts';

const SIGN_IN = { username: 'operator-k3y', password: 'hunter-k3y', by: 'digest' } as const;

test.skipIf(!HAS_FFMPEG)(
  'a server killed while its cameras are watched leaves no ffmpeg and no file behind, and has never told a sign-in',
  async () => {
    const { camera, port } = await openRtspCamera({ ...SMALL, signIn: SIGN_IN });
    onTestFinished(() => camera.close());
    const { installation, director } = await setUpInstallation({ CAMERA_ALLOW_CIDRS: '127.0.0.1/32' });
    const add = async (streamUrl: string, password: string) => {
      const body = { name: 'Hall', location: '', ipAddress: '', streamUrl, username: SIGN_IN.username, password };
      return (await director.post<{ id: number }>('/api/cameras', body)).body.id;
    };
    const right = await add(`rtsp://127.0.0.1:${port}/live`, SIGN_IN.password);
    const wrong = await add(`rtsp://127.0.0.1:${port}/live?wrong-k3y`, 'wrong-k3y');
    const gone = await add('rtsp://127.0.0.1:9/live-k3y', SIGN_IN.password);
    const answers: string[] = [];
    const watch = async (id: number) => {
      answers.push((await director.post(`/api/cameras/${id}/view`)).text);
      const { status, text } = await director.get(`/api/cameras/${id}/stream.m3u8`);
      answers.push(text, (await director.get(`/api/cameras/${id}/view`)).text);
      return status;
    };
    expect([await watch(wrong), await watch(gone)]).toEqual([503, 503]);
    // A machine that is busy lets the camera answer late.
    await until(async () => (await watch(right)) === 200, 60_000);
    expect((await director.get(`/api/cameras/${right}/snapshot.jpg`)).status).toBe(200);
    answers.push((await director.get('/api/cameras')).text);

    const { process: server, said } = installation.app;
    const running = gatewayProcesses(server.pid);
    expect(running.length).toBe(1);
    const files = () =>
      readdirSync(installation.dataDir, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.startsWith(`database${path.sep}`))
        .sort();
    const before = files();
    expect([...answers, said(), ...running.map(({ shown }) => shown)].join('\n')).not.toContain('k3y');

    await installation.killApp();
    await until(() => running.every(({ pid }) => !isRunning(pid)), 6000);
    expect(files()).toEqual(before);
    expect(said()).not.toContain('k3y');
  },
);
