import { suite } from "../../vitest.package.ts"
import { compileCache } from "./test/support/compileCache.ts"

// Workers and what they start inherit it.
Object.assign(process.env, compileCache)

export default suite({
  isolate: false,
  globalSetup: ["test/support/database.ts"],
  setupFiles: ["test/support/afterEach.ts"]
})
