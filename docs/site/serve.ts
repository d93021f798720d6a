/**
 * Serves the built site on the loopback interface: `node serve.ts [port]`. For a folder, its index.html is served. For a path that does not exist,
 * 404.html is served.
 */
import { createReadStream, existsSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join, normalize } from "node:path"
import { addressOf } from "./src/address.ts"

const built = join(import.meta.dirname, "dist")

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml"
}

/** Returns the decoded path, or undefined if the path is not percent-encoded UTF-8. */
const decodedOf = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const fileOf = (root: string, path: string): string | undefined => {
  const decoded = decodedOf(path)
  if (decoded === undefined) return undefined
  const file = join(root, normalize(decoded))
  if (!file.startsWith(root) || !existsSync(file)) return undefined
  if (!statSync(file).isDirectory()) return file
  const index = join(file, "index.html")
  return existsSync(index) ? index : undefined
}

export interface Site {
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Starts a server for the site. `root` is the folder of the built site, and `base` is the path under which the site is served, such as `/fieldwork`.
 */
export const serve = async (port = 0, root: string = built, base = ""): Promise<Site> => {
  const server: Server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://site")
    const found = pathname.startsWith(`${base}/`) ? fileOf(root, pathname.slice(base.length)) : undefined
    const file = found ?? join(root, "404.html")
    response.writeHead(found === undefined ? 404 : 200, {
      "content-type": types[extname(file)] ?? "application/octet-stream"
    })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

if (import.meta.main) {
  const { url } = await serve(Number(process.argv[2] ?? 4700), built, addressOf(process.env["SITE_URL"]).base)
  console.log(`The site is on ${url}; ctrl+c stops it.`)
}
