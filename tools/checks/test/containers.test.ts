import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it } from "vitest"
import { parseAllDocuments, parse } from "yaml"

const folder = resolve(import.meta.dirname, "../../../containers")
const read = (name: string): string => readFileSync(join(folder, name), "utf8")

interface Service {
  readonly build?: { readonly target: string; readonly additional_contexts: Readonly<Record<string, string>> }
  readonly read_only?: boolean
  readonly cap_drop?: ReadonlyArray<string>
  readonly ports?: ReadonlyArray<string>
  readonly environment?: Readonly<Record<string, string>>
}

describe("Compose environment", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as { readonly services: Record<string, Service> }
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined)

  it("the Compose file builds only targets of the Dockerfile", () => {
    const targets = [...read("Dockerfile").matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)
    expect(ours.length).toBe(3)
    for (const [, { build }] of ours) expect(targets).toContain(build?.target)
  })

  it.each(ours)("the Compose service %s has a read-only root file system and no capabilities", (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] })
  })

  it("the Compose file publishes ports only on the loopback interface", () => {
    for (const { ports = [] } of Object.values(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  it("every FIELDWORK_INBOX_ variable in the Compose file is a setting of the inbox", () => {
    const settings = readFileSync(resolve(folder, "../packages/inbox/src/serve/Settings.ts"), "utf8")
    const given = Object.keys(services["inbox"]?.environment ?? {}).filter((name) =>
      name.startsWith("FIELDWORK_INBOX_")
    )
    expect(given.length).toBeGreaterThan(2)
    for (const name of given) {
      const words = name.replace("FIELDWORK_INBOX_", "").toLowerCase().split("_")
      const [first = "", ...rest] = words
      const setting = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")
      expect(settings).toMatch(new RegExp(`^ {2}${setting}: `, "m"))
    }
  })
})

describe("Dockerfile", () => {
  const stages = read("Dockerfile").split(/^(?=FROM )/m)

  it.each(["sandbox", "inbox"])("the Dockerfile runs the %s image as the user node with a health check", (name) => {
    const stage = stages.find((text) => text.startsWith(`FROM runtime AS ${name}\n`)) ?? ""
    expect(stage).toContain("\nUSER node\n")
    expect(stage).toContain("\nHEALTHCHECK ")
    expect(stage).toMatch(/^ENTRYPOINT \["node", /m)
  })
})

describe("Kubernetes manifests", () => {
  const documents = parseAllDocuments(read("kubernetes/inbox.yaml")).map((each) => each.toJS() as Manifest)
  const workloads = documents.filter(({ kind }) => kind === "StatefulSet" || kind === "Deployment")

  it("the Kubernetes manifests have no syntax error", () => {
    expect(parseAllDocuments(read("kubernetes/inbox.yaml")).flatMap(({ errors }) => errors)).toEqual([])
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual(["inbox-receiver", "inbox-projector"])
  })

  it.each(workloads)(
    "the Kubernetes workload $metadata.name runs without privileges and has all three probes",
    ({ spec }) => {
      const { containers, securityContext, terminationGracePeriodSeconds } = spec.template.spec
      expect(securityContext).toMatchObject({ runAsNonRoot: true })
      // The process exits within ten seconds after a termination signal.
      expect(terminationGracePeriodSeconds).toBeGreaterThan(10)
      for (const container of containers) {
        expect(container["securityContext"]).toMatchObject({
          readOnlyRootFilesystem: true,
          capabilities: { drop: ["ALL"] }
        })
        expect(Object.keys(container)).toEqual(
          expect.arrayContaining(["startupProbe", "livenessProbe", "readinessProbe"])
        )
      }
    }
  )

  it("the Kubernetes manifests and the guide name only images that the containers workflow publishes", () => {
    const workflow = readFileSync(resolve(folder, "../.github/workflows/containers.yml"), "utf8")
    const [, targets = ""] = /for image in ([\w ]+); do/.exec(workflow) ?? []
    const published = targets.split(" ").map((target) => `ghcr.io/fieldwork/fieldwork-${target}`)
    const guide = readFileSync(resolve(folder, "../docs/guides/containers.md"), "utf8")
    const named = `${guide}\n${read("kubernetes/inbox.yaml")}`.match(/ghcr\.io\/[\w/-]+/g) ?? []
    expect(named.length).toBeGreaterThan(3)
    for (const image of named) expect(published).toContain(image)
  })

  it("the Kubernetes workloads select the pods that they create", () => {
    for (const { spec } of workloads) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
  })
})

interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> }
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: {
        readonly securityContext: unknown
        readonly terminationGracePeriodSeconds: number
        readonly containers: ReadonlyArray<Readonly<Record<string, unknown>>>
      }
    }
  }
}

describe("install.mjs", () => {
  const install = (...args: ReadonlyArray<string>) =>
    spawnSync(process.execPath, [join(folder, "install.mjs"), ...args], {
      cwd: mkdtempSync(join(tmpdir(), "containers-")),
      encoding: "utf8"
    })

  it("the container script install.mjs without arguments states what it requires", () => {
    expect(install()).toMatchObject({ status: 1, stderr: expect.stringContaining("give the folder of the tarballs") })
  })

  it("the container script install.mjs exits with 1 and names the package if a package to install has no tarball", () => {
    const tarballs = mkdtempSync(join(tmpdir(), "tarballs-"))
    writeFileSync(join(tarballs, "fieldwork-lift-plots-1.2.0.tgz"), "")
    const { status, stderr } = install(tarballs, "@fieldwork/lift-plots", "@fieldwork/inbox")
    expect(status).toBe(1)
    expect(stderr).toContain("has no tarball of @fieldwork/inbox\n")
  })
})
