/**
 * Correct receivers in TypeScript, in Python, and in shell with OpenSSL. Only the first of them uses the code of this package.
 */
import { execFile, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createVerifier } from "../../../src/index.node.ts"
import { nodeReceiver } from "../../../src/node.ts"
import { createReference, type ReferenceKey } from "../reference/receiver.ts"
import { serve, type Served } from "../serving.ts"
import { webCryptoReceiver } from "./web-crypto.ts"

export interface CorrectReceiver {
  readonly name: string
  /** The program that the receiver requires, if any. */
  readonly needs?: string
  readonly start: (keys: ReadonlyArray<ReferenceKey>) => Promise<Served>
}

const bytesOf = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Starts a server that runs the shell script for each request, as CGI does. */
const startShell: CorrectReceiver["start"] = async (keys) => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-keys-"))
  for (const { key_id, public_key } of keys) {
    const pem = `-----BEGIN PUBLIC KEY-----\n${public_key.replaceAll(/(.{64})/g, "$1\n").trim()}\n-----END PUBLIC KEY-----\n`
    writeFileSync(join(folder, `${key_id.slice(0, 8)}.pem`), pem)
  }
  const program = join(import.meta.dirname, "receiver.sh")
  const runProgram = (header: string, body: Buffer): Promise<number> =>
    new Promise((resolve) => {
      const child = execFile("sh", [program, header, folder], (error) => resolve(error === null ? 200 : 401))
      child.stdin?.on("error", () => {})
      child.stdin?.end(body)
    })
  const served = await serve((request, response) => {
    const respond = async (): Promise<number> => {
      if (request.method !== "POST") return 405
      if (request.headers["content-encoding"] !== undefined) return 415
      const body = await bytesOf(request, 40 * 1024 * 1024)
      return body === undefined ? 413 : runProgram(String(request.headers["x-platform-signature"] ?? ""), body)
    }
    respond().then(
      (status) => response.writeHead(status).end(),
      () => response.destroy()
    )
  })
  return {
    url: served.url,
    close: () => {
      served.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const startPython: CorrectReceiver["start"] = (keys) =>
  new Promise((resolve, reject) => {
    const child = spawn("python3", [join(import.meta.dirname, "receiver.py"), JSON.stringify(keys)])
    child.on("error", reject)
    child.stderr.on("data", (text: Buffer) => console.error(text.toString()))
    child.stdout.once("data", (port: Buffer) =>
      resolve({ url: `http://127.0.0.1:${Number(port.toString())}/`, close: () => child.kill() })
    )
  })

export const correctReceivers: ReadonlyArray<CorrectReceiver> = [
  {
    name: "TypeScript: nodeReceiver of this package",
    start: (keys) => {
      const held = keys.map(({ key_id, public_key }) => ({ keyId: key_id, publicKey: public_key }))
      return serve(nodeReceiver({ verifier: createVerifier({ keys: held }), accept: () => {} }))
    }
  },
  { name: "TypeScript: node:crypto", start: (keys) => serve(createReference(keys)) },
  { name: "TypeScript: WebCrypto", start: (keys) => serve(webCryptoReceiver(keys)) },
  { name: "Python: standard library", needs: "python3", start: startPython },
  { name: "shell: openssl", needs: "openssl", start: startShell }
]

export const isInstalled = (program: string): boolean => {
  const { error, status } = spawnSync(program, [program === "openssl" ? "version" : "--version"])
  return error === undefined && status === 0
}
