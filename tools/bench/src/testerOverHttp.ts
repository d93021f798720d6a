/**
 * Measures the contract tester, which generates random requests, sends them over HTTP to a sandbox in a separate process, and checks the requests and
 * responses.
 *
 * The baseline is node:http with a keep-alive connection, which sends the same requests sequentially and reads the responses. `fetch` is measured in
 * the same way.
 */
import { spawn } from "node:child_process"
import { Agent, request as open } from "node:http"
import { join } from "node:path"
import { testServer } from "@fieldwork/contract-testing"
import { createSandbox } from "@fieldwork/sandbox"
import { sandboxServer } from "./children.ts"
import { interleave } from "./interleave.ts"
import type { Case } from "./Report.ts"

const rounds = 3
const options = { phases: ["fuzzing"], runs: 100 } as const

interface Recorded {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Returns every request of a tester run, including the requests that reset the sandbox. */
const recorded = async (): Promise<ReadonlyArray<Recorded>> => {
  const sandbox = createSandbox()
  const requests: Array<Recorded> = []
  await testServer({
    ...options,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input)
      const { body, headers = {}, method = "GET" } = init
      const text = typeof body === "string" ? body : undefined
      requests.push({ method, path: `${pathname}${search}`, headers: headers as Recorded["headers"], body: text })
      return sandbox.fetch(input, init)
    }
  })
  return requests
}

const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return count / ((performance.now() - begun) / 1000)
}

/** Returns the number of checked requests per second, from the first response to the last. */
const checked = async (url: string): Promise<number> => {
  const times: Array<number> = []
  const { failures } = await testServer({ ...options, url, onInteraction: () => times.push(performance.now()) })
  if (failures.length > 0) throw new Error("valid requests were reported as invalid")
  return (times.length - 1) / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000)
}

const agent = new Agent({ keepAlive: true })

const send = (url: string, { body, headers, method, path }: Recorded): Promise<string> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) }
    open(`${url}${path}`, { agent, method, headers: { ...headers, ...length } }, (response) => {
      let text = ""
      response
        .setEncoding("utf8")
        .on("data", (chunk: string) => (text += chunk))
        .on("end", () => resolve(text))
    })
      .on("error", reject)
      .end(body)
  })

/** Runs the `test` command, and returns the number of checked requests per second, including the time to start and stop the process. */
const commandRate = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const program = join(import.meta.dirname, "../../../packages/contract-testing/src/main.ts")
    const args = [
      "test",
      "--url",
      url,
      "--phases",
      "fuzzing",
      "--runs",
      "400",
      "--max-requests",
      "40000",
      "--format",
      "json"
    ]
    const begun = performance.now()
    const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "inherit"] })
    let text = ""
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text += chunk))
    child.once("error", reject)
    child.once("exit", (code) => {
      if (code !== 0) return reject(new Error(`the tester ended with ${code}: ${text.slice(0, 500)}`))
      resolve((JSON.parse(text) as { readonly requests: number }).requests / ((performance.now() - begun) / 1000))
    })
  })

export const overHttp = async (): Promise<ReadonlyArray<Case>> => {
  const requests = await recorded()
  const service = await sandboxServer()
  try {
    const all = async (each: (request: Recorded) => Promise<unknown>) => {
      for (const request of requests) await each(request)
    }
    const measured = await interleave(
      {
        checked: () => checked(service.url),
        floor: () => perSecond(requests.length, () => all((request) => send(service.url, request))),
        fetch: () =>
          perSecond(requests.length, () =>
            all(async ({ body = null, headers, method, path }) =>
              (await fetch(`${service.url}${path}`, { method, headers, body })).text()
            )
          )
      },
      rounds
    )
    return [
      {
        case: "fuzzed requests to a sandbox over HTTP, each made, sent and checked",
        unit: "per s",
        better: "higher",
        ours: measured.checked,
        floor: measured.floor,
        peers: { "fetch, not checked": measured.fetch },
        n: rounds
      },
      {
        case: "the command with 400 runs of each operation, its start included",
        unit: "checked per s",
        better: "higher",
        ours: await commandRate(service.url),
        peers: {},
        n: 1
      }
    ]
  } finally {
    agent.destroy()
    await service.stop()
  }
}
