/**
 * Reads the version of this package.
 */
import { readFileSync } from "node:fs"

const readVersion = (): string => {
  // `package.json` is one folder above this file's folder, both in the source and in the published package.
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    readonly version: string
  }
  return version
}

export const version: string = readVersion()
