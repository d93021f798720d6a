/**
 * Gets the diagnostics that an editor shows. They are requested from TypeScript's language server over the Language Server Protocol.
 */
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { join } from "node:path"

export interface Diagnostic {
  readonly code: number
  readonly message: string
  /** The line number, starting at 0. */
  readonly line: number
  /** Whether the editor strikes through the range, because the code in it is deprecated. */
  readonly isDeprecated: boolean
}

interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: { readonly items?: ReadonlyArray<unknown> }
  readonly result?: unknown
}

interface Item {
  readonly code: number
  readonly message: string
  readonly range: { readonly start: { readonly line: number } }
  readonly tags?: ReadonlyArray<number>
}

/** The value of `DiagnosticTag.Deprecated` in the protocol. */
const deprecatedTag = 2

/** Splits received data into messages, and buffers a message that is incomplete. */
const reader = (received: (message: Message) => void) => {
  let buffer = Buffer.alloc(0)
  return (piece: Buffer): void => {
    buffer = Buffer.concat([buffer, piece])
    for (;;) {
      const head = buffer.indexOf("\r\n\r\n")
      const length = Number(/content-length: *(\d+)/i.exec(buffer.subarray(0, Math.max(head, 0)).toString())?.[1])
      const begin = head + 4
      if (head < 0 || buffer.length < begin + length) return
      const text = buffer.subarray(begin, begin + length).toString()
      buffer = buffer.subarray(begin + length)
      received(JSON.parse(text) as Message)
    }
  }
}

/** Returns the diagnostics of one file of the project in `folder`, including suggestions such as deprecated names. */
export const diagnosticsOf = async (
  folder: string,
  file: string,
  [command = "", ...rest]: ReadonlyArray<string>
): Promise<ReadonlyArray<Diagnostic>> => {
  const server = spawn(command, [...rest, "--lsp", "--stdio"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] })
  const waiting = new Map<number, (result: unknown) => void>()
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const request = (id: number, method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(id, resolve)
      server.once("exit", (code) => reject(new Error(`the language server ended with ${code} before it had responded`)))
      send({ id, method, params })
    })
  server.stdout.on(
    "data",
    reader(({ id, method, params, result }) => {
      if (method === undefined) waiting.get(Number(id))?.(result)
      // Responds to requests from the server, which queries settings and registers for notifications of changed files.
      else if (id !== undefined) send({ id, result: params?.items?.map(() => null) ?? null })
    })
  )
  try {
    const uri = pathToFileURL(join(folder, file)).href
    const capabilities = { textDocument: { diagnostic: { tagSupport: { valueSet: [1, deprecatedTag] } } } }
    await request(1, "initialize", { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities })
    send({ method: "initialized", params: {} })
    const text = readFileSync(join(folder, file), "utf8")
    send({
      method: "textDocument/didOpen",
      params: { textDocument: { uri, languageId: "typescript", version: 1, text } }
    })
    const report = await request(2, "textDocument/diagnostic", { textDocument: { uri } })
    return (report as { readonly items: ReadonlyArray<Item> }).items.map(({ code, message, range, tags = [] }) => ({
      code,
      message,
      line: range.start.line,
      isDeprecated: tags.includes(deprecatedTag)
    }))
  } finally {
    server.kill()
  }
}
