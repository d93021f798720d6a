/** Environment variables for test processes. These processes spend most of their time on startup, so they share a compile cache. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "inbox-compile-cache") }
