/**
 * A local npm registry that contains only the tarballs of our packages. The examples install our packages from this registry, with the version ranges
 * in their unchanged manifests. npm uses this registry only for the `@fieldwork` scope.
 */
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import type { Tarball } from "../pack/pack.ts"
import { manifestIn } from "../pack/pack.ts"

export interface Registry {
  readonly url: string
  readonly close: () => void
}

/** Returns the registry document of a package, which contains a single version with the tag `latest`. */
const packageDocument = async ({ file }: Tarball, origin: string) => {
  const manifest = await manifestIn(file)
  const integrity = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`
  const dist = { tarball: `${origin}/tarballs/${basename(file)}`, integrity }
  const { name, version } = manifest
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

export const serveTarballs = async (tarballs: ReadonlyArray<Tarball>): Promise<Registry> => {
  const responses = new Map<string, { readonly type: string; readonly body: () => string | Buffer }>()
  const server = createServer((request, response) => {
    const found = responses.get(decodeURIComponent(request.url ?? ""))
    if (found === undefined)
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":"not found"}')
    else response.writeHead(200, { "content-type": found.type }).end(found.body())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const tarball of tarballs) {
    const document = JSON.stringify(await packageDocument(tarball, url))
    responses.set(`/${tarball.manifest.name}`, { type: "application/json", body: () => document })
    const { file } = tarball
    responses.set(`/tarballs/${basename(file)}`, { type: "application/octet-stream", body: () => readFileSync(file) })
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, close }
}
