import { suite } from "../../vitest.package.ts"

export default suite({ isolate: false, globalSetup: ["test/support/database.ts"] })
