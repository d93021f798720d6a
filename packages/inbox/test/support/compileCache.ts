/** Variables for processes of tests: most of a short life is its beginning. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "inbox-compile-cache") }
