/** The differences between Node and a browser. Each entry point of the package provides its own. */
import type { Report } from "../brand-lift/exports/Report.ts"
import type { Snapshot } from "../control/schema.gen.ts"

/** ECDSA P-256 with SHA-256 and DER signatures. Node signs synchronously, WebCrypto asynchronously. */
export interface KeyPair {
  /** DER SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** Returns the signature in base64. */
  readonly sign: (bytes: Uint8Array) => string | Promise<string>
  readonly verify: (bytes: Uint8Array, signature: Uint8Array) => boolean | Promise<boolean>
}

export type HashName = "sha1" | "sha256" | "sha384" | "sha512"

export interface Hashes {
  readonly hmac: (hash: HashName, key: string | Uint8Array, text: string) => Uint8Array
  readonly sha256: (text: string) => Uint8Array
}

/** A report as a file. */
export interface ReportFile {
  readonly type: string
  readonly extension: string
  readonly content: Uint8Array | string
}

/** `at` is virtual time. */
export type Writer = (report: Report, at: number) => Promise<ReportFile>

/** The console and the scenarios. */
export interface ControlFiles {
  /** `name` is one of the files that the control API's document lists, or `index.html`. */
  readonly page: (name: string) => string
  /** Returns the names in alphabetical order. */
  readonly scenarios: () => ReadonlyArray<string>
  /** Returns undefined if there is no scenario with this name. */
  readonly scenario: (name: string) => Snapshot | undefined
}

export interface Platform {
  /** `secret` is a private scalar of 32 bytes, between 1 and the order of the curve. */
  readonly keyPair: (secret: Uint8Array) => KeyPair
  readonly hashes: Hashes
  readonly writers: { readonly excel: Writer; readonly powerpoint: Writer }
  readonly files: ControlFiles
}
