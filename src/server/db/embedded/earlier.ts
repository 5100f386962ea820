/** The programs of one earlier major version. */
export interface Earlier {
  readonly version: string;
  /** What npm says of each platform's package, sha512 in base64: a file with another hash is never unpacked. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** From which a data folder is moved on by itself, by major version. Whoever brings in a new one adds the one before (docs/guides/releasing.md). */
export const EARLIER: Readonly<Record<string, Earlier>> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'darwin-arm64': 'E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
      'darwin-x64': 'gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'linux-arm64': 'mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'linux-x64': 'hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'windows-x64': 'q6xIETTkv67i1QlTWz1LAKb3Z+vG2V3qrp+BjLEWhCQ9jE4hbbsQ/J/3wiOPFLJbuwak7CfHC9EUJG7txAbGKw==',
    },
  },
};
