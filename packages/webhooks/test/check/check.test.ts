import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { readCases } from "../../src/check/cases.ts"
import { command } from "../../src/check/command.ts"
import type { Grade } from "../../src/check/grade.ts"
import { createVerifier } from "../../src/index.node.ts"
import { nodeReceiver } from "../../src/node.ts"
import { WebhookError } from "../../src/surface.ts"
import type { Callback } from "../../src/Verifier.ts"

const { cases, keys } = readCases()
const trustedKeys = [keys.current, keys.next].map(({ key_id, public_key }) => ({
  keyId: key_id,
  publicKey: public_key
}))
const verifier = createVerifier({ keys: trustedKeys })

describe("fieldwork-webhook-check", () => {
  let stop: (() => void) | undefined
  afterEach(() => stop?.())

  const serve = async (listener: RequestListener): Promise<string> => {
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
    const { lines } = await run(await serve(listener), "--json", ...args)
    return lines.map((line) => JSON.parse(line))
  }

  const failed = (list: ReadonlyArray<Grade>): ReadonlyArray<string> =>
    list.filter(({ verdict }) => verdict === "failed").map(({ id }) => id)

  it("the conformance kit has at least 60 cases with unique ids", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  it("fieldwork-webhook-check exits with 1 for a failed case even if nothing reads its output, as with `| head`", async () => {
    const url = await serve((_, response) => void response.writeHead(401).end())
    const main = join(import.meta.dirname, "../../src/check/launch.gen.ts")
    const child = spawn(process.execPath, [main, url], { env: { ...process.env, NODE_NO_WARNINGS: "1" } })
    child.stdout.destroy()
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    const [code] = (await once(child, "close")) as [number]
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" })
  })

  it("the receiver of the webhooks package passes every case of the conformance kit", async () => {
    const url = await serve(nodeReceiver({ verifier, accept: () => {} }))
    const { code, lines } = await run(url)
    expect(lines.filter((line) => !line.startsWith("ok"))).toEqual([`\n${cases.length} passed, 0 noted, 0 failed`])
    expect(code).toBe(0)
  })

  const drain = async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  const respondWith =
    (status: number): RequestListener =>
    (request, response) => {
      void drain(request).then(() => response.writeHead(status).end())
    }

  const caseIds = (expected: "accept" | "refuse", group: string) =>
    cases
      .filter(({ expect: wanted, id, level }) => wanted === expected && level !== "should" && id.startsWith(group))
      .map(({ id }) => id)

  it.each(["header/", "keys/", "signature/", "signed-text/", "tampered/", "window/"])(
    "for a receiver that accepts everything, the conformance kit fails exactly the %s cases that must be refused",
    async (group) => {
      expect(failed(await grades(respondWith(200), "--only", group))).toEqual(caseIds("refuse", group))
    }
  )

  it.each(["rotation/", "spelling/", "versions/", "window/"])(
    "for a receiver that refuses everything, the conformance kit fails exactly the %s cases that must be accepted",
    async (group) => {
      expect(failed(await grades(respondWith(401), "--only", group))).toEqual(caseIds("accept", group))
    }
  )

  it("if a receiver always responds with 500, the conformance kit reports as failed exactly the header cases that it must refuse", async () => {
    expect(failed(await grades(respondWith(500), "--only", "header/"))).toEqual(caseIds("refuse", "header/"))
  })

  /** Creates a receiver that reads the entire body and then verifies it. `change` introduces a defect. */
  const defectiveReceiver =
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

  it("the conformance kit detects a receiver that verifies a parsed and re-serialised body", async () => {
    const rewriting = defectiveReceiver(async ({ body, headers }) =>
      verifier.verify({ headers, body: JSON.stringify(JSON.parse(body.toString())) })
    )
    expect(failed(await grades(rewriting, "--only", "genuine/"))).toEqual(
      expect.arrayContaining(["genuine/blanks", "genuine/numbers", "genuine/last-newline"])
    )
  })

  it("the conformance kit detects a receiver that does not check the timestamp", async () => {
    const ageless = createVerifier({ keys: trustedKeys, toleranceSeconds: Infinity })
    const found = failed(
      await grades(
        defectiveReceiver((callback) => ageless.verify(callback)),
        "--only",
        "window/"
      )
    )
    const timed = ["window/outside-old", "window/a-day-old", "window/epoch", "window/signed-long-ago"]
    expect(found).toEqual(timed)
  })

  it("the conformance kit detects a receiver that reads only the first signature", async () => {
    const firstSignatureOnly: RequestListener = (request, response) => {
      const name = "x-platform-signature"
      const [stamp, first] = String(request.headers[name]).split(",")
      request.headers[name] = `${stamp},${first}`
      nodeReceiver({ verifier, accept: () => {} })(request, response)
    }
    expect(failed(await grades(firstSignatureOnly, "--only", "rotation/"))).toEqual(["rotation/unknown-first"])
  })

  it("the conformance kit refuses a URL of another host unless --allow-remote is given", async () => {
    for (const url of ["https://example.com/cb", "http://127.0.0.1.example.com/", "http://localhost.example.com/"]) {
      const { code, complaints } = await run(url, "--only", "none/")
      expect([code, complaints[0]]).toEqual([2, expect.stringContaining("is not this machine")])
    }
    const named = expect.stringMatching(/^No case id starts with none\/; the groups are genuine\/ .*alive\/$/)
    const allowed = await run("https://example.com/cb", "--only", "none/", "--allow-remote")
    expect([allowed.code, allowed.complaints]).toEqual([2, [named]])
    for (const url of ["http://localhost:1/", "http://[::1]:1/", "http://127.9.9.9:1/"]) {
      expect((await run(url, "--only", "none/")).complaints).toEqual([named])
    }
  })

  it('fieldwork-webhook-check tests timestamps against the maximum age in --tolerance, and skips these tests for "none"', async () => {
    const strict = createVerifier({ keys: trustedKeys, toleranceSeconds: 60 })
    const url = await serve(nodeReceiver({ verifier: strict, accept: () => {} }))
    expect((await run(url, "--only", "window/")).code).toBe(1)
    expect((await run(url, "--only", "window/", "--tolerance", "60")).code).toBe(0)
    stop?.()
    const lenient = createVerifier({ keys: trustedKeys, toleranceSeconds: Infinity })
    const anyAge = await serve(nodeReceiver({ verifier: lenient, accept: () => {} }))
    expect((await run(anyAge, "--only", "w", "--tolerance", "none")).code).toBe(2)
    expect((await run(anyAge, "--only", "tampered/t", "--tolerance", "none")).code).toBe(0)
    for (const wrong of ["29", "a", ""]) {
      expect((await run(anyAge, "--tolerance", wrong)).complaints[0]).toContain(
        "--tolerance must be a number of seconds"
      )
    }
  })

  it("the conformance kit reports that nothing listens at the URL instead of failing the cases", async () => {
    const url = await serve(respondWith(200))
    stop?.()
    const { code, complaints } = await run(url, "--only", "genuine/plain")
    expect([code, complaints.at(-1)]).toEqual([2, `No server is listening at ${url}`])
  })

  it("fieldwork-webhook-check --keys prints the public keys to trust in the form of a subscription response", async () => {
    const { lines } = await run("--keys")
    const printed: unknown = JSON.parse(lines.join("\n"))
    expect(printed).toEqual([keys.current, keys.next].map(({ key_id, public_key }) => ({ key_id, public_key })))
    expect(lines.join()).not.toContain("private")
  })

  it.each(["--help", "-h"])(
    "fieldwork-webhook-check %s prints the usage of the program and exits with code 0",
    async (flag) => {
      const { code, complaints, lines } = await run(flag)
      expect([code, lines.length, complaints]).toEqual([0, 1, []])
      expect(lines[0]).toContain("Usage: fieldwork-webhook-check")
    }
  )

  it.each([[[]], [["ftp://a/"]], [["nonsense"]], [["http://a/", "http://b/"]], [["--unknown"]]])(
    "fieldwork-webhook-check rejects the arguments %j with one error message and exit code 2",
    async (args) => {
      const { code, complaints, lines } = await run(...args)
      expect([code, complaints.length, lines.length]).toEqual([2, 1, 0])
    }
  )
})
