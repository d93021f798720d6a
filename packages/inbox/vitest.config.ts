import { suite } from "../../vitest.package.ts"
import { compileCache } from "./test/support/compileCache.ts"

// Vitest workers and their child processes inherit these environment variables.
Object.assign(process.env, compileCache)

export default suite({
  isolate: false,
  globalSetup: ["test/support/database.ts"],
  setupFiles: ["test/support/afterEach.ts"]
})
