/**
 * A sandbox in the current process, with a client for its control API. Every control response is validated against the OpenAPI document of the
 * control API.
 */
import { createSandbox, credentials, type SandboxOptions, type Sandbox } from "../../src/Sandbox.ts"
import { checkControlReply, checkExchangeReply } from "../contract.ts"

export const url = "http://sandbox.example"
export const key = credentials.exchange.apiKey
export const locales = "/demand/v2-beta/locales"

export const startSandbox = (options: SandboxOptions = {}) => {
  const received: Array<{
    readonly url: string
    readonly signature: string | null
    readonly body: string
    readonly at: number
  }> = []
  const sandbox: Sandbox = createSandbox({
    wallClock: () => 1_800_000_000_500,
    send: async (request) => {
      const body = await request.text()
      const signature = request.headers.get("x-platform-signature")
      received.push({ url: request.url, signature, body, at: sandbox.now().getTime() })
      return new Response(null, { status: 204 })
    },
    ...options
  })

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await sandbox.fetch(`${url}/__sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } })
    })
    const text = await response.text()
    const value: unknown = response.headers.get("content-type") === "application/json" ? JSON.parse(text) : text
    checkControlReply(method, `/__sandbox${path.split("?")[0]}`, response.status, value)
    return { status: response.status, body: value as never }
  }

  /** Calls the exchange. The body is returned as a string, because a fault can make it malformed. */
  const call = async (method: string, path: string, body?: unknown, signal?: AbortSignal) => {
    const response = await sandbox.fetch(`${url}${path}`, {
      method,
      headers: { authorization: key, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal })
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return { sandbox, received, control, call, checkExchangeReply }
}

/** Injects a fault. By default, the fault applies to `listDictionary`. */
export const injectFault = async (given: ReturnType<typeof startSandbox>, fault: object): Promise<unknown> => {
  const reply = await given.control("POST", "/faults", { operation_id: "listDictionary", ...fault })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body
}
