/**
 * A client for the sandbox's control API, which can reset the state of a service, advance its clock and list the callbacks that it has delivered.
 */
import { isJson, essenceOf } from "../../validation/Message.ts"
import type { Call } from "../run/Call.ts"
import type { Send } from "../run/Target.ts"

export interface Control {
  /** Returns the virtual time in milliseconds since 1970. Calls in this run that advance the clock are taken into account. */
  readonly now: () => number
  /** Updates the virtual time if the call advances the clock. */
  readonly observe: (call: Call) => void
  readonly reset: () => Promise<void>
}

export const controlPrefix = "/__sandbox"

const callWith =
  (url: string, send: Send) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const {
      body: text,
      headers,
      status
    } = await send({
      method,
      url: `${url}${controlPrefix}${path}`,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body)
    })
    if (status >= 300)
      throw new Error(`The control API responded to ${method} ${path} with ${status}: ${text.slice(0, 300)}`)
    return text !== "" && isJson(essenceOf(headers["content-type"])) ? JSON.parse(text) : undefined
  }

const timeOf = (clock: unknown): number | undefined => {
  const { now } = Object(clock) as { readonly now?: unknown }
  return typeof now === "string" ? Date.parse(now) : undefined
}

/** Returns a client for the control API, or undefined if the service does not have a control API. */
export const findControl = async (url: string, send: Send): Promise<Control | undefined> => {
  const call = callWith(url, send)
  let time: number | undefined
  try {
    time = timeOf(await call("GET", "/clock"))
  } catch {
    return undefined
  }
  if (time === undefined) return undefined
  let moment = time
  const read = async () => {
    moment = timeOf(await call("GET", "/clock")) ?? moment
  }
  return {
    now: () => moment,
    observe: ({ body, path }) => {
      if (path === `${controlPrefix}/clock/advance`) moment += Number(Reflect.get(Object(body), "seconds") ?? 0) * 1000
    },
    reset: async () => {
      await call("POST", "/reset")
      await read()
    }
  }
}
