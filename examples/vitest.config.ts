import { suite } from "../vitest.package.ts"

// The folders beside `test` are projects with tests of their own, for `node --test`, which test/folders.test.ts runs.
export default suite({ dir: "test" })
