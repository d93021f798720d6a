/**
 * Implements the part of the Docker Engine API that Testcontainers calls. A container is a process that runs this package's command, with the
 * environment variables and files of the container. The mapped port of the container is the port of the process.
 */
import { spawn, type ChildProcess } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { buffer } from "node:stream/consumers"

const program = join(import.meta.dirname, "../../src/main.ts")

/** The body of Testcontainers' request to create a container. */
export interface Created {
  readonly Image: string
  readonly Env: ReadonlyArray<string>
  readonly ExposedPorts: Readonly<Record<string, object>>
  readonly HostConfig: { readonly PortBindings: Readonly<Record<string, ReadonlyArray<{ readonly HostPort: string }>>> }
}

interface Container {
  readonly created: Created
  readonly folder: string
  process?: ChildProcess
  port?: string | undefined
  output: string
}

/** Returns the files in a tar archive. */
const untar = (archive: Buffer): ReadonlyArray<readonly [name: string, content: Buffer]> => {
  const files: Array<readonly [string, Buffer]> = []
  for (let at = 0; archive[at] !== undefined && archive[at] !== 0;) {
    const name =
      archive
        .subarray(at, at + 100)
        .toString()
        .split("\0")[0] ?? ""
    const size = Number.parseInt(archive.subarray(at + 124, at + 135).toString(), 8)
    files.push([name, archive.subarray(at + 512, at + 512 + size)])
    at += 512 + Math.ceil(size / 512) * 512
  }
  return files
}

const environmentOf = ({ created, folder }: Container): Record<string, string | undefined> => {
  const given = created.Env.map((line) => {
    const cut = line.indexOf("=")
    const value = line.slice(cut + 1)
    return [line.slice(0, cut), value.replaceAll("/tmp/", `${folder}/tmp/`)]
  })
  return { ...process.env, ...Object.fromEntries(given) }
}

/** Starts the process of a container. Resolves when the process is listening or has exited. */
const startContainer = (container: Container): Promise<void> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, "--port", "0"], { env: environmentOf(container) })
    container.process = child
    const read = (chunk: Buffer) => {
      container.output += chunk.toString()
      container.port ??= /sandbox on http:\S+:(\d+)/.exec(container.output)?.[1]
      if (container.port !== undefined) resolve()
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.once("close", () => resolve())
  })

/** A mapped port on which no process listens. It simulates a container that has exited. */
const closedPort = "9"

const inspect = (id: string, { created, port, process: child }: Container) => ({
  Id: id,
  Name: `/sandbox-${id}`,
  Config: { Hostname: id, Image: created.Image, Labels: {} },
  HostConfig: created.HostConfig,
  State: {
    Status: child?.exitCode === null ? "running" : "exited",
    Running: child?.exitCode === null,
    StartedAt: new Date().toISOString(),
    FinishedAt: "0001-01-01T00:00:00Z"
  },
  NetworkSettings: {
    Networks: {},
    Ports: { "4600/tcp": [{ HostIp: "0.0.0.0", HostPort: port ?? closedPort }] }
  }
})

/** Encodes a frame of the container log. The header consists of the stream (1 is standard output), three zero bytes and the length. */
const logFrame = (text: string): Buffer => {
  const head = Buffer.alloc(8)
  head[0] = 1
  head.writeUInt32BE(Buffer.byteLength(text), 4)
  return Buffer.concat([head, Buffer.from(text)])
}

export interface ContainerEngine {
  /** The value for the environment variable `DOCKER_HOST`. */
  readonly host: string
  readonly created: ReadonlyArray<Created>
  /** Returns the number of running containers. */
  readonly running: () => number
  readonly close: () => Promise<void>
}

type Reply = readonly [status: number, body?: unknown]

export const startContainerEngine = async (): Promise<ContainerEngine> => {
  const containers = new Map<string, Container>()
  const created: Array<Created> = []

  const end = (id: string): void => {
    containers.get(id)?.process?.kill("SIGKILL")
    rmSync(containers.get(id)?.folder ?? "", { recursive: true, force: true })
  }

  const handle = async (request: IncomingMessage): Promise<Reply> => {
    const { method, url = "" } = request
    const body = await buffer(request)
    const [path = ""] = url.split("?")
    if (path === "/info") return [200, { OperatingSystem: "Linux", OSType: "linux", ServerVersion: "28" }]
    if (path.startsWith("/images/")) return [200, { Id: "sha256:1", Config: {} }]
    if (path === "/containers/json") return [200, []]
    if (path === "/containers/create") {
      const id = String(created.push(JSON.parse(body.toString()) as Created))
      containers.set(id, { created: created.at(-1) as Created, folder: mkdtempSync(join(tmpdir(), "c-")), output: "" })
      return [201, { Id: id, Warnings: [] }]
    }
    const [, id = "", action] = /^\/containers\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const container = containers.get(id)
    if (container === undefined) return [404, { message: `no such container: ${id}` }]
    if (action === "json") return [200, inspect(id, container)]
    if (action === "logs") return [200, logFrame(container.output)]
    if (action === "start") await startContainer(container)
    if (action === "archive") {
      for (const [name, content] of untar(body)) {
        mkdirSync(dirname(join(container.folder, name)), { recursive: true })
        writeFileSync(join(container.folder, name), content)
      }
    }
    if (action === "stop" || method === "DELETE") end(id)
    if (method === "DELETE") containers.delete(id)
    return [action === "archive" ? 200 : 204]
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await handle(request)
    response.writeHead(status, { "content-type": "application/json" })
    response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    host: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    created,
    running: () => [...containers.values()].filter(({ process: child }) => child?.exitCode === null).length,
    close: async () => {
      for (const id of containers.keys()) end(id)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
