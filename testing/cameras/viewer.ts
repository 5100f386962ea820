/** Does what a player does, for whoever a cookie stands for. */
export class Viewer {
  readonly #camera: string;
  readonly #cookie: string;
  /** The numbers of the pieces it has taken, in order. */
  readonly pieces: number[] = [];

  /** @param camera its address, as `http://127.0.0.1:port/api/cameras/1` */
  constructor(camera: string, cookie: string) {
    this.#camera = camera;
    this.#cookie = cookie;
  }

  begin(): Promise<Response> {
    return fetch(`${this.#camera}/view`, { method: 'POST', headers: { cookie: this.#cookie } });
  }

  /** Reads the playlist and the pieces it hasn't seen. */
  async look(): Promise<void> {
    const list = await (await this.#get('stream.m3u8')).text();
    const start = /URI="([^"]+)"/.exec(list)?.[1];
    if (this.pieces.length === 0 && start) await (await this.#get(start)).arrayBuffer();
    for (const [piece, number] of list.matchAll(/segment\.m4s\?number=(\d+)\S*/g)) {
      if (Number(number) <= (this.pieces.at(-1) ?? 0)) continue;
      await (await this.#get(piece)).arrayBuffer();
      this.pieces.push(Number(number));
    }
  }

  async #get(path: string): Promise<Response> {
    const answer = await fetch(`${this.#camera}/${path}`, { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw new Error(`camera: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
