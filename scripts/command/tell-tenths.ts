import { say } from './say.ts';

/** Says each tenth of a step. */
export function tellTenths(): (step: string, done: number, all: number) => void {
  let said = '';
  return (step, done, all) => {
    const line = `${step} ${Math.floor((10 * done) / all) * 10} %`;
    if (line !== said) say(line);
    said = line;
  };
}
