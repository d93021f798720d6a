import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { command } from "../../src/check/command.ts"
import type { Grade } from "../../src/check/grade.ts"
import { createVerifier } from "../../src/index.node.ts"
import { nodeReceiver } from "../../src/node.ts"
import { WebhookError } from "../../src/surface.ts"
import type { Callback } from "../../src/verifier.ts"

const { cases, keys } = readCases()
const trusted = [keys.current, keys.next].map(({ key_id, public_key }) => ({ keyId: key_id, publicKey: public_key }))
const verifier = createVerifier({ keys: trusted })

describe("fieldwork-webhook-check", () => {
  let stop: (() => void) | undefined
  afterEach(() => stop?.())

  const listening = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    stop = () => {
      server.closeAllConnections()
      server.close()
    }
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`
  }

  const run = async (...args: ReadonlyArray<string>) => {
    const lines: Array<string> = []
    const complaints: Array<string> = []
    const code = await command(
      args,
      (line) => lines.push(line),
      (line) => complaints.push(line)
    )
    return { code, lines, complaints }
  }

  const grades = async (listener: RequestListener, ...args: ReadonlyArray<string>): Promise<ReadonlyArray<Grade>> => {
    const { lines } = await run(await listening(listener), "--json", ...args)
    return lines.map((line) => JSON.parse(line))
  }

  const failed = (list: ReadonlyArray<Grade>): ReadonlyArray<string> =>
    list.filter(({ verdict }) => verdict === "failed").map(({ id }) => id)

  it("has at least 60 cases, each with its own id", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  it("passes this package's own receiver in every case, with nothing to note", async () => {
    const url = await listening(nodeReceiver({ verifier, accept: () => {} }))
    const { code, lines } = await run(url)
    expect(lines.filter((line) => !line.startsWith("ok"))).toEqual([`\n${cases.length} passed, 0 noted, 0 failed`])
    expect(code).toBe(0)
  })

  const drain = async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  const always =
    (status: number): RequestListener =>
    (request, response) => {
      void drain(request).then(() => response.writeHead(status).end())
    }

  const must = (expected: "accept" | "refuse", group: string) =>
    cases
      .filter(({ expect: wanted, id, level }) => wanted === expected && level !== "should" && id.startsWith(group))
      .map(({ id }) => id)

  it.each(["header/", "keys/", "signature/", "signed-text/", "tampered/", "window/"])(
    "fails a receiver that accepts everything, in every %s case that must be refused",
    async (group) => {
      expect(failed(await grades(always(200), "--only", group))).toEqual(must("refuse", group))
    }
  )

  it.each(["rotation/", "spelling/", "versions/", "window/"])(
    "fails a receiver that refuses everything, in every %s case that must be accepted",
    async (group) => {
      expect(failed(await grades(always(401), "--only", group))).toEqual(must("accept", group))
    }
  )

  it("fails a receiver that breaks, whatever the case asks for", async () => {
    expect(failed(await grades(always(500), "--only", "header/"))).toEqual(must("refuse", "header/"))
  })

  /** A receiver with one mistake in it, over bodies it holds whole. */
  const mistaken =
    (change: (callback: Callback & { readonly body: Buffer }) => Promise<unknown>): RequestListener =>
    (request, response) => {
      void drain(request)
        .then((body) => change({ headers: request.headers, body }))
        .then(
          () => 200,
          (cause: unknown) => (cause instanceof WebhookError ? 401 : 400)
        )
        .then((status) => response.writeHead(status).end())
    }

  it("finds a receiver that verifies the body it has parsed and written again", async () => {
    const rewriting = mistaken(async ({ body, headers }) =>
      verifier.verify({ headers, body: JSON.stringify(JSON.parse(body.toString())) })
    )
    expect(failed(await grades(rewriting, "--only", "genuine/"))).toEqual(
      expect.arrayContaining(["genuine/blanks", "genuine/numbers", "genuine/last-newline"])
    )
  })

  it("finds a receiver that does not look at the time", async () => {
    const timeless = createVerifier({ keys: trusted, toleranceSeconds: Infinity })
    const found = failed(
      await grades(
        mistaken((callback) => timeless.verify(callback)),
        "--only",
        "window/"
      )
    )
    const timed = ["window/outside-old", "window/a-day-old", "window/epoch", "window/signed-long-ago"]
    expect(found).toEqual(timed)
  })

  it("finds a receiver that reads only the first signature", async () => {
    const hasty: RequestListener = (request, response) => {
      const name = "x-platform-signature"
      const [stamp, first] = String(request.headers[name]).split(",")
      request.headers[name] = `${stamp},${first}`
      nodeReceiver({ verifier, accept: () => {} })(request, response)
    }
    expect(failed(await grades(hasty, "--only", "rotation/"))).toEqual(["rotation/unknown-first"])
  })

  it("refuses a host that is not this machine, unless told", async () => {
    for (const url of ["https://example.com/cb", "http://127.0.0.1.example.com/", "http://localhost.example.com/"]) {
      const { code, complaints } = await run(url, "--only", "none/")
      expect([code, complaints[0]]).toEqual([2, expect.stringContaining("is not this machine")])
    }
    const named = expect.stringMatching(/^No case begins with none\/; there are genuine\/ .*alive\/$/)
    const allowed = await run("https://example.com/cb", "--only", "none/", "--allow-remote")
    expect([allowed.code, allowed.complaints]).toEqual([2, [named]])
    for (const url of ["http://localhost:1/", "http://[::1]:1/", "http://127.9.9.9:1/"]) {
      expect((await run(url, "--only", "none/")).complaints).toEqual([named])
    }
  })

  it("takes the tolerance of the receiver, and leaves the window out for one that has none", async () => {
    const strict = createVerifier({ keys: trusted, toleranceSeconds: 60 })
    const url = await listening(nodeReceiver({ verifier: strict, accept: () => {} }))
    expect((await run(url, "--only", "window/")).code).toBe(1)
    expect((await run(url, "--only", "window/", "--tolerance", "60")).code).toBe(0)
    stop?.()
    const lenient = createVerifier({ keys: trusted, toleranceSeconds: Infinity })
    const anyAge = await listening(nodeReceiver({ verifier: lenient, accept: () => {} }))
    expect((await run(anyAge, "--only", "w", "--tolerance", "none")).code).toBe(2)
    expect((await run(anyAge, "--only", "tampered/t", "--tolerance", "none")).code).toBe(0)
    for (const wrong of ["29", "a", ""]) {
      expect((await run(anyAge, "--tolerance", wrong)).complaints[0]).toContain("--tolerance takes seconds")
    }
  })

  it("says that nothing listens instead of grading it", async () => {
    const url = await listening(always(200))
    stop?.()
    const { code, complaints } = await run(url, "--only", "genuine/plain")
    expect([code, complaints.at(-1)]).toEqual([2, `Nothing listens at ${url}`])
  })

  it("prints the keys to trust, as subscriptions answer them", async () => {
    const { lines } = await run("--keys")
    const printed: unknown = JSON.parse(lines.join("\n"))
    expect(printed).toEqual([keys.current, keys.next].map(({ key_id, public_key }) => ({ key_id, public_key })))
    expect(lines.join()).not.toContain("private")
  })

  it.each(["--help", "-h"])("prints what it takes at %s", async (flag) => {
    const { code, complaints, lines } = await run(flag)
    expect([code, lines.length, complaints]).toEqual([0, 1, []])
    expect(lines[0]).toContain("Usage: fieldwork-webhook-check")
  })

  it.each([[[]], [["ftp://a/"]], [["nonsense"]], [["http://a/", "http://b/"]], [["--unknown"]]])(
    "explains itself for %j",
    async (args) => {
      const { code, complaints, lines } = await run(...args)
      expect([code, complaints.length, lines.length]).toEqual([2, 1, 0])
    }
  )
})
