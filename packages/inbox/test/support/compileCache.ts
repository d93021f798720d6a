/** Environment variables for test processes, most of whose short lifetime is startup. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "inbox-compile-cache") }
