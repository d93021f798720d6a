import { suite } from "../vitest.package.ts"

// Vitest runs only the tests in `test`. The other folders are separate projects whose tests use `node --test`; `test/folders.test.ts` runs them.
export default suite({ dir: "test" })
