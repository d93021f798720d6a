/**
 * A Chromium of this machine, driven over its own protocol; no library.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Undefined where there is none; the tests of the page are skipped then. */
export const chromium: string | undefined = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/google-chrome"
].find((path) => path !== undefined && existsSync(path))

type Said = Readonly<Record<string, unknown>>

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Said
  readonly result?: Said
  readonly error?: { readonly message: string }
}

export interface Browser {
  readonly open: (url: string) => Promise<void>
  /** The value of an expression, awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Waits until the expression is true. */
  readonly until: (expression: string) => Promise<void>
  readonly press: (key: "Tab" | "Enter" | "Escape") => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly prefer: (scheme: "light" | "dark") => Promise<void>
  /** In CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Addresses that the page has asked for. */
  readonly requests: ReadonlyArray<string>
  /** What went wrong in the page. */
  readonly complaints: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

const keys = { Tab: ["Tab", 9, ""], Enter: ["Enter", 13, "\r"], Escape: ["Escape", 27, ""] } as const

const endpoint = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once("exit", () => reject(new Error(`the browser ended:\n${said}`)))
  })

export const launch = async (program: string): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), "sandbox-page-"))
  const options = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`
  ]
  const child = spawn(program, [...options, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] })
  const socket = new WebSocket(await endpoint(child))
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }))

  let sent = 0
  const waiting = new Map<number, PromiseWithResolvers<Said>>()
  const requests: Array<string> = []
  const complaints: Array<string> = []
  let loaded = Promise.withResolvers<void>()

  const hear: Readonly<Record<string, (params: Said) => void>> = {
    "Network.requestWillBeSent": ({ request }) => requests.push((request as { url: string }).url),
    "Runtime.exceptionThrown": ({ exceptionDetails }) => complaints.push(JSON.stringify(exceptionDetails)),
    "Log.entryAdded": ({ entry }) => complaints.push((entry as { text: string }).text),
    "Page.loadEventFired": () => loaded.resolve()
  }
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.method !== undefined) hear[message.method]?.(message.params ?? {})
    const asked = waiting.get(message.id ?? 0)
    if (message.error === undefined) asked?.resolve(message.result ?? {})
    else asked?.reject(new Error(message.error.message))
  })

  const call = (method: string, params: object = {}, sessionId?: string) => {
    const answer = Promise.withResolvers<Said>()
    waiting.set(++sent, answer)
    socket.send(JSON.stringify({ id: sent, method, params, ...(sessionId !== undefined && { sessionId }) }))
    return answer.promise
  }
  const { targetInfos } = await call("Target.getTargets")
  const target = (targetInfos as ReadonlyArray<{ type: string; targetId: string }> | undefined)?.find(
    ({ type }) => type === "page"
  )
  const { sessionId } = await call("Target.attachToTarget", { targetId: target?.targetId, flatten: true })
  const ask = (method: string, params?: object) => call(method, params, String(sessionId))
  for (const domain of ["Page", "Runtime", "Network", "Log"]) await ask(`${domain}.enable`)

  const evaluate = async (expression: string): Promise<unknown> => {
    const { exceptionDetails, result } = await ask("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true
    })
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value?: unknown } | undefined)?.value
  }

  return {
    requests,
    complaints,
    evaluate,
    open: async (url) => {
      loaded = Promise.withResolvers()
      await ask("Page.navigate", { url })
      await loaded.promise
    },
    until: async (expression) => {
      await evaluate(`new Promise((resolve) => {
        const look = () => ((${expression}) ? resolve() : requestAnimationFrame(look))
        look()
      })`)
    },
    press: async (key) => {
      const [name, windowsVirtualKeyCode, text] = keys[key]
      const event = { key: name, code: name, windowsVirtualKeyCode, ...(text !== "" && { text }) }
      await ask("Input.dispatchKeyEvent", { type: "keyDown", ...event })
      await ask("Input.dispatchKeyEvent", { type: "keyUp", ...event })
    },
    type: async (text) => {
      await ask("Input.insertText", { text })
    },
    prefer: async (scheme) => {
      await ask("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] })
    },
    resize: async (width, height) => {
      await ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false })
    },
    close: async () => {
      child.removeAllListeners("exit")
      const ended = new Promise((resolve) => child.once("exit", resolve))
      // The browser may be gone before it answers.
      call("Browser.close").catch(() => {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
}
