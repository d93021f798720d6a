import { suite } from "../../vitest.package.ts"

export default suite({ testTimeout: 120_000 })
