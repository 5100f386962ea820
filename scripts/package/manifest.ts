interface Manifest {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
}

/** What may be called where nothing can be built or tested. */
const RUN = ['start', 'demo', 'verify-records', 'backup', 'restore', 'move', 'upgrade', 'doctor', 'center'];

/** The package.json of a folder that only runs: nothing is prepared before a command. The packages stay named, as the lock names them. */
export const manifestOf = <M extends Manifest>(manifest: M): M => ({
  ...manifest,
  scripts: Object.fromEntries(Object.entries(manifest.scripts).filter(([name]) => RUN.includes(name))),
});
