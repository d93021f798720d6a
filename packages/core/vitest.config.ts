import { fileURLToPath } from "node:url"
import { suite } from "../../vitest.package.ts"

export default suite({
  isolate: false,
  setupFiles: [fileURLToPath(new URL("test/support/nodeDispatcher.ts", import.meta.url))]
})
