import type Hls from 'hls.js/light';

/** Waits before the next try, in seconds; the last one again and again. */
const WAITS = [1, 2, 4, 8];

/**
 * Plays a camera's playlist in a video element for as long as the page is in sight, beginning anew whenever it breaks:
 * whether the viewer may still watch is asked by who is told.
 * @param tellTrouble the server has refused something, or the picture broke
 * @returns how to end it: the picture is gone at once
 */
export function play(video: HTMLVideoElement, url: string, tellTrouble: () => void): () => void {
  let end = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let attempt = 0;

  const halt = () => {
    attempt += 1;
    clearTimeout(retry);
    end();
    end = () => {};
  };
  const fail = () => {
    halt();
    tellTrouble();
    const wait = WAITS[Math.min(failures, WAITS.length - 1)] ?? 0;
    failures += 1;
    retry = setTimeout(begin, wait * 1000);
  };
  const begin = async () => {
    halt();
    if (document.hidden) return;
    const own = attempt;
    try {
      const started = await startIn(video, url, { fail, tellTrouble });
      if (own === attempt) end = started;
      else started();
    } catch {
      if (own === attempt) fail();
    }
  };
  const moves = () => {
    failures = 0;
  };

  // Nobody looks at a page in the background, and the camera's line is narrow.
  document.addEventListener('visibilitychange', begin);
  video.addEventListener('playing', moves);
  void begin();
  return () => {
    document.removeEventListener('visibilitychange', begin);
    video.removeEventListener('playing', moves);
    halt();
  };
}

type Told = { fail(): void; tellTrouble(): void };

async function startIn(video: HTMLVideoElement, url: string, told: Told): Promise<() => void> {
  if (!('MediaSource' in window || 'ManagedMediaSource' in window)) return startNative(video, url, told);
  const { default: Player, ErrorTypes, Events } = await import('hls.js/light');
  const hls: Hls = new Player({
    // The pieces are MP4 already: there is nothing to convert, and no worker to allow in the content policy.
    enableWorker: false,
    liveSyncDurationCount: 2,
    liveMaxLatencyDurationCount: 5,
    backBufferLength: 4,
    maxBufferLength: 12,
    // A session may last half an hour on a tablet of modest memory.
    maxBufferSize: 8_000_000,
  });
  let recovered = false;
  hls.on(Events.ERROR, (_event, { fatal, type, response }) => {
    if (fatal && type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
    } else if (fatal) told.fail();
    else if ((response?.code ?? 0) >= 400) told.tellTrouble();
  });
  hls.on(Events.MANIFEST_PARSED, () => void video.play().catch(() => {}));
  hls.loadSource(url);
  hls.attachMedia(video);
  return () => hls.destroy();
}

/** iPhones before iOS 17.1 play it themselves. */
function startNative(video: HTMLVideoElement, url: string, { fail }: Told): () => void {
  video.addEventListener('error', fail);
  video.src = `${url}&native=1`;
  void video.play().catch(() => {});
  return () => {
    video.removeEventListener('error', fail);
    video.removeAttribute('src');
    video.load();
  };
}
