/** The functions that differ between Node and a browser. Each entry point of the package provides its own implementation. */
import type { Report } from "../brand-lift/exports/Report.ts"
import type { Snapshot } from "../control/schema.gen.ts"

/** A key pair for ECDSA on P-256 with SHA-256. Signatures are DER-encoded. Node signs synchronously, and WebCrypto signs asynchronously. */
export interface KeyPair {
  /** The public key as a base64-encoded DER SubjectPublicKeyInfo. */
  readonly publicKey: string
  /** Returns the base64-encoded signature of the bytes. */
  readonly sign: (bytes: Uint8Array) => string | Promise<string>
  readonly verify: (bytes: Uint8Array, signature: Uint8Array) => boolean | Promise<boolean>
}

export type HashName = "sha1" | "sha256" | "sha384" | "sha512"

export interface Hashes {
  readonly hmac: (hash: HashName, key: string | Uint8Array, text: string) => Uint8Array
  readonly sha256: (text: string) => Uint8Array
}

/** A report that has been rendered as a file. */
export interface ReportFile {
  readonly type: string
  readonly extension: string
  readonly content: Uint8Array | string
}

/** Renders a report as a file. `at` is the virtual time in milliseconds. */
export type ReportWriter = (report: Report, at: number) => Promise<ReportFile>

/** Access to the console's files and to the scenarios. */
export interface ControlFiles {
  /** Returns the content of a console file. `name` is `index.html` or a file name listed in the control API's document. */
  readonly page: (name: string) => string
  /** Returns the names of the scenarios, in alphabetical order. */
  readonly scenarios: () => ReadonlyArray<string>
  /** Returns a scenario, or undefined if there is no scenario with this name. */
  readonly scenario: (name: string) => Snapshot | undefined
}

export interface Platform {
  /** Creates a key pair. `secret` is the private scalar as 32 bytes. It must be at least 1 and less than the order of the curve. */
  readonly keyPair: (secret: Uint8Array) => KeyPair
  readonly hashes: Hashes
  readonly writers: { readonly excel: ReportWriter; readonly powerpoint: ReportWriter }
  readonly files: ControlFiles
}
